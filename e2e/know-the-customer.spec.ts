import { readFile } from "node:fs/promises";
import { readXlsx } from "hucre/xlsx";
import { productPath } from "@/lib/rules/shop/product-path";
import { bookedRide } from "./support/booked-ride";
import { boughtOrder } from "./support/bought-order";
import { logIn } from "./support/member";
import { expect, ignoreRefused, SMALL, testOnOwnSite as test, WIDE } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };
const CELLAR = { ...OWNER, email: "admin@73.example" };

test(
  "a guest is found, noted, and merged into the account of the same person",
  WIDE,
  async ({ page, site, consoleErrors, expectAccessible }) => {
    const [ride, other] = [await bookedRide(site, "fr"), await bookedRide(site, "fr")];
    await ride.pay();
    await logIn(site, page, "fr", OWNER);
    await page.goto(`/admin/customer?search=${ride.email}`);
    await page.getByRole("table").getByRole("link", { name: "Le Bihan" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Le Bihan$/ })).toBeVisible();
    // The former list is hidden, and goes a moment later.
    await expect(page.getByText("Sans compte").filter({ visible: true })).toBeVisible();
    await expect(page.getByText("Payé en tout")).toBeVisible();
    await page.getByRole("textbox", { name: "Nouvelle note" }).fill("<b>Deux</b> valises");
    await page.getByRole("button", { name: "Ajouter la note" }).click();
    await expect(page.getByText("<b>Deux</b> valises")).toBeVisible();
    await expectAccessible();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter ses données" }).click();
    expect((await download).suggestedFilename()).toMatch(/^donnees-client-.*\.json$/);

    await page.getByRole("button", { name: "Effacer ce client" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/1 document.*L123-22/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Fermer sans changer" }).click();

    await page.getByRole("button", { name: "Fusionner avec un autre client" }).click();
    await dialog.getByRole("searchbox").fill(other.email);
    await dialog.getByRole("radio").check();
    await expect(dialog.getByRole("alert")).toContainText("doit avoir un compte");
    ignoreRefused(consoleErrors, 422);
  },
);

test(
  "the estate packs its orders, and they leave with their numbers",
  SMALL,
  async ({ page, estate, expectAccessible }) => {
    const order = await boughtOrder(estate, "fr");
    await order.pay();
    const { reference } = order.made;
    await logIn(estate, page, "fr", CELLAR);
    await page.goto(`${estate.url}/admin/picking`);
    await page.getByRole("checkbox", { name: `Choisir la commande ${reference}` }).check();
    await expectAccessible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Étiquettes (Excel)" }).click();
    const workbook = await download;
    expect(workbook.suggestedFilename()).toMatch(/^etiquettes-.*\.xlsx$/);
    const { sheets } = await readXlsx(await readFile(await workbook.path()));
    expect(sheets[0]?.rows[1]).toContain(reference);
    await page.getByRole("button", { name: "Parties ou prêtes…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: reference }).fill("6A 777");
    await dialog.getByRole("button", { name: "Enregistrer et avertir" }).click();
    await expect(page.getByText("1 commande est enregistrée.")).toBeVisible();
    expect((await order.page()).tracking?.number).toBe("6A 777");
  },
);

test(
  "a shelf is counted on a phone, and who was slower is told",
  SMALL,
  async ({ page, estate, consoleErrors, expectAccessible }) => {
    await logIn(estate, page, "fr", CELLAR);
    await page.goto(`${estate.url}/admin/inventory`);
    const line = page.getByRole("listitem").filter({ hasText: "ECAILLE" }).first();
    const field = line.getByRole("textbox");
    const expected = Number(/attendu\D*(\d+)/.exec((await line.textContent()) ?? "")?.[1]);
    await field.fill(String(expected - 1));
    await expect(line.getByText("−1")).toBeVisible();
    await expectAccessible();
    // Somebody else has counted meanwhile.
    const { stocks } = (await (await page.request.get(`${estate.url}/api/admin/inventory`)).json())
      .data;
    const stock = stocks.find(({ reference }: { reference: string }) => /ECAILLE/.test(reference));
    const headers = { origin: estate.url, userLang: "fr_FR" };
    const counts = { [stock.id]: { expected, counted: expected - 2 } };
    await page.request.post(`${estate.url}/api/admin/inventory`, { headers, data: { counts } });
    await page.getByRole("button", { name: "Enregistrer l’inventaire" }).click();
    await expect(line.getByText(`il devrait y en avoir ${expected - 2}`)).toBeVisible();
    await expect(field).toHaveValue(String(expected - 1));
    ignoreRefused(consoleErrors, 409);
    await page.getByRole("button", { name: "Enregistrer l’inventaire" }).click();
    await expect(page.getByText("L’inventaire est enregistré.")).toBeVisible();
    await page.goto(`${estate.url}/admin/stock/${stock.id}`);
    await expect(page.getByText("+1", { exact: true })).toBeVisible();
    await expectAccessible();
  },
);

test("a price that is changed is in the shop at once", WIDE, async ({ page, estate }) => {
  await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
  await logIn(estate, page, "fr", CELLAR);
  const { data } = await (
    await page.request.get(`${estate.url}/api/product?search=ecaille`)
  ).json();
  const [product] = data.products;
  const sheet = async () => (await page.request.get(`${estate.url}${productPath(product)}`)).text();
  expect(await sheet()).not.toContain("77,70");
  await page.goto(`${estate.url}/admin/declination?search=ECAILLE`);
  await page.getByRole("table").getByRole("link", { name: /75 cl/ }).first().click();
  const price = page.getByRole("textbox", { name: "Prix TTC" });
  const before = await price.inputValue();
  await price.fill("77,70");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("C’est enregistré.", { exact: true })).toBeVisible();
  // The next request for the page sees it: no cache delays it.
  expect(await sheet()).toContain("77,70");
  await price.fill(before);
  await page.getByRole("button", { name: "Enregistrer" }).click();
});
