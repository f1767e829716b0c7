import { expectAlive, press } from "./support/alive";
import { logIn } from "./support/member";
import { expect, ONCE, test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

test(
  "an address leads to its page as people pass it on, and to none where there is none",
  ONCE,
  async ({ request, site, estate }) => {
    const to = async (url: string) => {
      const answer = await request.get(url, { maxRedirects: 0 });
      const { location } = answer.headers();
      return answer.status() === 308 ? new URL(location ?? "", url).href : answer.status();
    };
    for (const [path, meant] of [
      ["/EN", "/en"],
      ["/SERVICES?x=1", "/services?x=1"],
      ["/en-GB/services", "/en/services"],
      ["/fr-FR/tarifs-courses-vtc", "/tarifs-courses-vtc"],
      ["/fr/tarifs-courses-vtc?kind=HIRE", "/tarifs-courses-vtc?kind=HIRE"],
      ["/services/", "/services"],
      ["/services//VTC-aeroport-nantes).", "/services/vtc-aeroport-nantes"],
      ["/reserver?pickup=Nantes&amp;dropoff=Clisson", "/reserver?pickup=Nantes&dropoff=Clisson"],
      ["/reserver%3Fpickup=Nantes%26dropoff=Clisson", "/reserver?pickup=Nantes&dropoff=Clisson"],
      ["/services&utm_source=mail", "/services?utm_source=mail"],
      ["/r%C3%A9server", "/reserver"],
      ["/booking/EST-AAAAAA%3Fkey=x7Kf-9_aQ2", "/booking/EST-AAAAAA?key=x7Kf-9_aQ2"],
      ["/index.html", "/"],
      ["/Auth?next=%2Freserver", "/auth?next=%2Freserver"],
      ["/payment/Ab-9_x).", "/payment/Ab-9_x"],
    ]) {
      expect(await to(site.url + path), path).toBe(site.url + meant);
    }
    for (const path of [
      "/EN/nowhere",
      "//evil.example",
      "/%5Cevil.example",
      "/nowhere/",
      "/fr/nowhere",
    ]) {
      expect(await to(site.url + path), path).toBe(404);
    }
    const [link] =
      /\/product\/[\w-]+/.exec(await (await request.get(`${estate.url}/vins`)).text()) ?? [];
    const sold = `${link}`.replace(/\/product\/./, (start) => start.toUpperCase());
    expect(await to(`${estate.url}${sold}?tag=muscadet`)).toBe(`${estate.url}${link}?tag=muscadet`);
    const renamed = `${link}`.replace("/product/", "/product/formerly-");
    expect(await to(`${estate.url}${renamed}?tag=muscadet`)).toBe(
      `${estate.url}${link}?tag=muscadet`,
    );
  },
);

test(
  "the other language shows the same of a list, and the list is as it was on the way back",
  ONCE,
  async ({ page, estate }) => {
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    await page.goto(`${estate.url}/vins?tag=cru-communal#list`);
    const english = page
      .getByRole("link", { name: /English/ })
      .filter({ visible: true })
      .first();
    await press(english);
    await expect(page).toHaveURL(`${estate.url}/en/vins?tag=cru-communal#list`);
    const products = page.locator('main a[href*="/product/"]:visible');
    // Of all that is sold, the two crus.
    await expect(products).toHaveCount(2);
    const names = await products.allInnerTexts();
    await products.first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(`${estate.url}/en/vins?tag=cru-communal#list`);
    await expect.poll(() => products.allInnerTexts()).toEqual(names);
  },
);

test(
  "the login leads back to the whole address, its query and its place",
  ONCE,
  async ({ page, site }) => {
    await page.goto(`${site.url}/admin/money?from=2026-10-01&until=2026-10-31#months`);
    const login = page.getByRole("region", { name: "Se connecter" });
    await expectAlive(login.getByRole("button", { name: "Se connecter" }));
    await login.getByLabel("E-mail").fill(OWNER.email);
    await login.getByLabel(/^Mot de passe$/).fill(OWNER.password);
    await login.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(`${site.url}/admin/money?from=2026-10-01&until=2026-10-31#months`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test(
  "a list of the panel is as it was once a row was opened and left",
  ONCE,
  async ({ page, site }) => {
    await logIn(site, page, "fr", OWNER);
    await page.goto(`${site.url}/admin/vehicle?isActive=true&orderBy=-id`);
    const row = page.getByRole("main").getByRole("link").filter({ hasText: /./ }).last();
    await press(row);
    await expect(page).not.toHaveURL(/isActive=/);
    // Also where the row itself is loaded anew.
    await page.reload();
    const back = page.getByRole("main").getByRole("link", { name: "Véhicules" }).first();
    await press(back);
    await expect(page).toHaveURL(`${site.url}/admin/vehicle?isActive=true&orderBy=-id`);
  },
);
