import { collect, fillIn, payAndSee } from "./support/checkout-form";
import { logIn } from "./support/member";
import { expect, ignoreRefused, test } from "./support/test";

const OWNER = { email: "admin@73.example", password: "demonstration-only" };

/** Time within which what the owner saves is on the public page, on a busy machine, in milliseconds. */
const AT_ONCE = 8_000;

test("the owner adds a magnum and a medal to a wine, and a customer buys it", async ({
  page,
  estate,
  consoleErrors,
  expectAccessible,
}, { project, retry, repeatEachIndex }) => {
  test.setTimeout(180_000);
  // The estate keeps what each run adds: its names are this run's alone.
  const run = `${project.name === "mobile" ? 5 : 1}${repeatEachIndex}${retry}`;
  const magnum = `Magnum ${run}`;
  const reference = `ECAILLE-25-MAG-${run}`;
  const contest = `Concours des Sèvres ${run}`;
  await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
  await logIn(estate, page, "fr", OWNER);
  const found = await page.request.get(`${estate.url}/api/admin/shop-product?search=ecaille`);
  const [{ id }] = (await found.json()).data.items;
  const { slug } = (await (await page.request.get(`${estate.url}/api/product/${id}`)).json()).data;
  const path = `${estate.url}/product/${slug}-${id}`;
  // Made before the change, and kept.
  expect(await (await page.request.get(path)).text()).not.toContain(contest);
  await page.goto(`${estate.url}/admin/shop-product/${id}`);

  const articles = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Articles de ce produit" }) });
  const add = page.getByRole("link", { name: "Ajouter un article" });
  const typed = (name: string) => page.locator(`form [name="${name}"]`);
  await add.click();
  await expect(page.getByRole("heading", { level: 1, name: "Ajouter un article" })).toBeVisible();
  // It begins like the last one of the wine: the same year, the same differences.
  await expect(typed("values.0.value.fr_FR")).toHaveValue("2025");
  await expectAccessible();
  await typed("reference").fill(reference);
  await typed("quantity").fill("12");
  const send = page.getByRole("button", { name: "Ajouter l’article" });
  await typed("price").fill("15,50");
  await send.click();
  await expect(page.getByText("Un article de ce produit a déjà ces valeurs")).toBeVisible();
  ignoreRefused(consoleErrors, 422);
  await expectAccessible();
  await typed("values.1.value.fr_FR").fill(magnum);
  await typed("values.1.value.en").fill(magnum);
  await typed("capacity").fill("150");
  await typed("weightGrams").fill("2700");
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(magnum);
  await expectAccessible();

  await page.getByRole("link", { name: "Produit", exact: true }).click();
  await expect(articles.getByRole("link", { name: new RegExp(magnum) }).first()).toBeVisible();
  const awards = page.getByRole("group", { name: "Récompenses" });
  await awards.getByRole("button", { name: "Ajouter", exact: true }).click();
  const place = (await awards.getByRole("listitem").count()) - 1;
  await typed(`awards.${place}.name.fr_FR`).fill(contest);
  await typed(`awards.${place}.medal`).selectOption({ label: "Médaille d’argent" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  // The year lacks: it is said at its field, and nothing is lost.
  await expect(typed(`awards.${place}.year`)).toBeFocused();
  ignoreRefused(consoleErrors, 422);
  await typed(`awards.${place}.year`).fill("2026");
  await page.getByRole("checkbox", { name: "Fruits de mer" }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  await expectAccessible();

  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: AT_ONCE })
    .toContain(contest);
  await page.goto(path);
  await expect(page.getByText(`${contest} · 2026`)).toBeVisible();
  const sheet = page.getByRole("main");
  await sheet.getByRole("radio", { name: magnum }).check();
  await expect(sheet.getByText(/15,50\s€/).first()).toBeVisible();
  await expect(sheet.getByText(reference)).toBeVisible();
  await expectAccessible();
  await sheet.getByRole("button", { name: "Ajouter au panier", exact: true }).click();
  await expect(sheet.getByRole("status").getByRole("link")).toBeVisible();

  await page.goto(`${estate.url}/checkout`);
  await expect(page.getByRole("main")).toContainText(magnum);
  await collect(page);
  await fillIn(page, "billing");
  await payAndSee(page, "fr", { now: estate.now() });
  await expect(page.getByRole("main")).toContainText(magnum);
});
