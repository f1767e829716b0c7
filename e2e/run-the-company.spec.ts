import { bookedRide } from "./support/booked-ride";
import { boughtOrder } from "./support/bought-order";
import { logIn, newMember } from "./support/member";
import { expect, ignoreRefused, SMALL, testOnOwnSite as test, WIDE } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

test("the owner confirms a ride in three presses of a phone", SMALL, async ({ page, site }) => {
  const ride = await bookedRide(site, "fr", { day: site.soonDay() });
  await ride.pay();
  // Two rides wait side by side, and the screen stays as wide as the phone.
  const another = await bookedRide(site, "fr");
  await another.pay();
  await logIn(site, page, "fr", OWNER);
  await page.goto("/admin");
  const { reference } = ride.booking;
  await page.getByRole("button", { name: `Confirmer ${reference}` }).tap();
  const confirm = page.getByRole("button", { name: "Confirmer la course" });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths).toEqual([390, 390]);
  await confirm.tap();
  await expect(page.getByText(`Course ${reference} confirmée.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Confirmer ${reference}` })).toHaveCount(0);
  expect((await ride.page()).status).toBe("FINAL");

  // An hour before, the driver sets off.
  site.moveTo(new Date(ride.startAt.getTime() - 3_600_000));
  await page.clock.setFixedTime(site.now());
  await logIn(site, page, "fr", OWNER);
  await page.goto(`/admin?day=${ride.booking.startAt.slice(0, 10)}`);
  // A phone begins with it, once the day of the page's clock is there.
  await expect(page.getByText("Dans 1 h")).toBeVisible();
  await page.getByRole("button", { name: `Je pars ${reference}` }).tap();
  await expect(page.getByRole("button", { name: `En route ${reference}` })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Appeler/ })).toHaveAttribute("href", /^tel:\+33/);
  const next = page.getByRole("button", { name: `Je suis sur place ${reference}` });
  await expect(next).toBeVisible();
});

test("what is wrong is said at its field, and what was typed stays", async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}) => {
  await logIn(site, page, "fr", OWNER);
  await page.goto("/admin/vehicle");
  await page
    .getByRole("link", { name: /./ })
    .and(page.locator("[href^='/admin/vehicle/']:not([href$='/new']):visible"))
    .first()
    .click();
  const seats = page.getByRole("textbox", { name: "Places" });
  const before = await seats.inputValue();
  await seats.fill("500");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(seats).toHaveAttribute("aria-invalid", "true");
  await expect(seats).toHaveValue("500");
  await expectAccessible();
  ignoreRefused(consoleErrors, 422);
  await seats.fill(before);
  const rank = page.getByRole("textbox", { name: "Ordre d’affichage" });
  await rank.fill(String(Number(await rank.inputValue()) + 1));
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("C’est enregistré.", { exact: true })).toBeVisible();
});

test("a setting is changed, and taken back to its default", async ({ page, site }) => {
  await logIn(site, page, "fr", OWNER);
  await page.goto("/admin/parameter");
  await page.getByRole("searchbox").fill("COMPANY_FAX");
  const line = page.getByRole("button", { name: /Télécopie/ });
  await line.click();
  await page.getByRole("textbox", { name: "Valeur en français" }).fill("02 40 00 00 00");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(line).toContainText("02 40 00 00 00");
  await line.click();
  await page.getByRole("button", { name: "Reprendre la valeur par défaut" }).click();
  await expect(line).not.toContainText("02 40 00 00 00");
});

test(
  "the estate prepares an order and sends it",
  WIDE,
  async ({ page, estate, expectAccessible }) => {
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    const order = await boughtOrder(estate, "fr");
    await order.pay();
    await logIn(estate, page, "fr", { ...OWNER, email: "admin@73.example" });
    await page.goto(`${estate.url}/admin/order/${order.made.reference}`);
    await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
    await page.getByRole("checkbox").first().check();
    await expectAccessible();
    await page.getByRole("button", { name: "Colis parti" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /parti|envoy/i })
      .click();
    await expect(page.getByText("Expédiée").first()).toBeVisible();
    await page.goto(`${estate.url}/admin/stock`);
    await expect(page.getByRole("link", { name: "L’Écaille" }).first()).toBeVisible();
    await expectAccessible();
  },
);

test("nobody else opens it", async ({ page, site, consoleErrors }) => {
  await page.goto("/admin/booking?search=x");
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fbooking%3Fsearch%3Dx$/);
  await newMember(site, page, "fr");
  const answer = await page.goto("/admin");
  expect(answer?.status()).toBe(403);
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("réservée à l’entreprise");
  ignoreRefused(consoleErrors, 403);
});
