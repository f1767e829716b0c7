import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { company } from "@/demonstration/72/parameters/company";
import { bookedRide } from "./support/booked-ride";
import { boughtOrder } from "./support/bought-order";
import { logInToPanel } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { MADE_PORT } from "./support/servers";
import { siteTime } from "./support/site-time";
import { type StartedSite, startSite } from "./support/start-site";
import { expect, long, ONCE, test } from "./support/test";

test.describe.configure({ timeout: 240_000 });

const OWNER = { email: "super@72.example", password: "demonstration-only" };
const NAME = "Maison Kerlan";

/** What the owner types for a setting that the law asks for. */
const COMPANY: Record<string, string> = Object.fromEntries(
  Object.entries(company).map(([key, value]) => [
    key,
    typeof value === "string" ? value : (value?.fr_FR ?? ""),
  ]),
);

/** Matches a field's label whole, with its unit, or with the note that it may be left empty. */
const labelled = (label: string) =>
  new RegExp(`^${label.replaceAll(/[()]/g, "\\$&")}(?: \\(€\\))?(?:facultatif)?$`);

/** Site that runs, to be ended also where something is missing. */
let running: StartedSite | undefined;
const start = async (id: number, DATA_DIR: string): Promise<StartedSite> => {
  running = await startSite(id, MADE_PORT, { DATA_DIR });
  return running;
};
const end = async () => {
  await running?.end();
  running = undefined;
};
test.afterEach(end);

const ownSite = ({ url, folder }: StartedSite): OwnSite => ({
  url,
  ...siteTime(folder),
  mail: () => Promise.reject(new Error("Its mails are kept")),
});

test(
  "an owner makes a third site, from nothing to a paid ride and a paid order",
  long(ONCE),
  async ({ page, expectAccessible }) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "made-e2e-"));
    const first = await start(72, DATA_DIR);
    const id = await test.step("makes it in the panel of the first", async () => {
      await logInToPanel(first, page, "fr", OWNER);
      await page.goto(`${first.url}/admin/site`);
      await page.getByLabel("Nom du nouveau site").fill(NAME);
      await page.getByRole("radio", { name: "Les deux" }).check();
      await expectAccessible();
      await page.getByRole("button", { name: "Créer le site" }).click();
      await expect(page.getByRole("heading", { name: `« ${NAME} »` })).toBeFocused();
      const said = await page.getByText(/SITE_ID=\d+/).textContent();
      await expectAccessible();
      return Number(/SITE_ID=(\d+)/.exec(said ?? "")?.[1]);
    });
    await end();

    const site = await start(id, DATA_DIR);
    await test.step("finds it closed, and says what the law asks of it", async () => {
      await page.goto(site.url);
      await expect(page.getByText("Ce site est en préparation")).toBeVisible();
      expect(await (await page.request.get(`${site.url}/robots.txt`)).text()).toContain(
        "Disallow: /\n",
      );
      await expect(bookedRide(ownSite(site), "fr")).rejects.toThrow("en préparation");
      await logInToPanel(site, page, "fr", OWNER);
      const lacking = page.getByRole("listitem").filter({ hasText: "Indispensable" });
      for (;;) {
        await page.goto(`${site.url}/admin/duty`);
        await expect(page.getByText("points en règle")).toBeVisible();
        if ((await lacking.count()) === 0) break;
        const link = lacking
          .first()
          .getByRole("link", { name: /^Ouvrir/ })
          .first();
        const { pathname } = new URL((await link.getAttribute("href")) ?? "", page.url());
        const key = pathname.split("/").at(-1) ?? "";
        await link.click();
        const sheet = page.getByRole("dialog");
        await sheet
          .getByRole("textbox")
          .first()
          .fill(COMPANY[key] ?? NAME);
        await sheet.getByRole("button", { name: "Enregistrer" }).click();
        await expect(sheet).toHaveCount(0);
      }
      await expectAccessible();
      await page.getByRole("button", { name: "Ouvrir le site" }).click();
      await expect(page.getByRole("button", { name: "Ouvrir le site" })).toHaveCount(0);
    });

    await test.step("adds a wine", async () => {
      await page.goto(`${site.url}/admin/shop-product`);
      await page.getByRole("link", { name: "Ajouter un produit" }).click();
      const type = (label: string, text: string) =>
        page.getByRole("textbox", { name: labelled(label) }).fill(text);
      await page.getByLabel("Ce que c’est").selectOption("Vin blanc");
      await type("Référence", "KER-BLANC");
      await type("Prix TTC", "9,80");
      await type("Unités en stock", "60");
      await type("Nom en français", "Kerlan blanc");
      await type("Nom en anglais", "Kerlan White");
      await type("Résumé en français", "Vif et salin");
      await type("Résumé en anglais", "Crisp and saline");
      await type("Description en français", "Sur granite.");
      await type("Description en anglais", "On granite.");
      await type("Ingrédients en français", "raisins, *sulfites*");
      await type("Ingrédients en anglais", "grapes, *sulphites*");
      await type("Énergie, kJ pour 100 ml", "300");
      await type("Énergie, kcal pour 100 ml", "72");
      await type("Glucides, g pour 100 ml", "0,6");
      await type("dont sucres, g pour 100 ml", "0,2");
      await expectAccessible();
      await page.getByRole("button", { name: "Ajouter le produit" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Kerlan blanc" })).toBeVisible();

      await page.getByRole("button", { name: "Ajouter des images" }).click();
      const photo = sharp({
        create: { width: 1200, height: 1600, channels: 3, background: "#c9b98a" },
      });
      await page.getByLabel("Choisir des fichiers").setInputFiles({
        name: "kerlan.jpg",
        mimeType: "image/jpeg",
        buffer: await photo.jpeg().toBuffer(),
      });
      const seen = page.getByLabel(/^Ce qu’on voit sur l’image/);
      await seen.first().fill("Une bouteille de Kerlan blanc");
      await seen.last().fill("A bottle of Kerlan White");
      await expectAccessible();
      await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
      await expect(page.getByText("C’est enregistré.", { exact: true })).toBeVisible();
      await page.goto(`${site.url}/vins`);
      await page.getByRole("button", { name: "Oui, j’ai l’âge légal" }).click();
      await page.getByRole("link", { name: "Kerlan blanc" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Kerlan blanc" })).toBeVisible();
      await expect(page.getByAltText("Une bouteille de Kerlan blanc").first()).toBeVisible();
    });

    await test.step("is paid for a ride and an order", async () => {
      const ride = await bookedRide(ownSite(site), "fr");
      await ride.pay();
      const order = await boughtOrder(ownSite(site), "fr", {}, { "KER-BLANC": 6 });
      await order.pay();
      await page.context().clearCookies();
      for (const path of [ride.path, order.path]) {
        await page.goto(site.url + path);
        await expect(
          page
            .getByRole("main")
            .getByText(/^Payé|payé/)
            .first(),
        ).toBeVisible();
      }
      await page.goto(site.url);
      await expect(page.getByText("Ce site est en préparation")).toHaveCount(0);
    });
    // The page asks for what its links lead to as long as it is open.
    await page.goto("about:blank");
    await end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  },
);
