import type { Page } from "@playwright/test";
import { choosePlace, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { STILL } from "./support/layout-shift";
import { newMember } from "./support/member";
import { expect, ignoreRefused, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const WORDS = {
  fr: { title: "Réservé à nos membres", name: "Chauffeur attitré", label: "Prestation" },
  en: { title: "For our members", name: "Your regular driver", label: "Service" },
} as const;

/** Has pages count how much of their main part moves by itself, while all of it is in sight. */
async function watchMain(page: Page): Promise<void> {
  const { width = 1440 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 7000 });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.moved = "0";
    });
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const isInMain = entry.sources.some(({ node }) => node?.parentElement?.closest("main"));
        if (isInMain) dataset.moved = String(Number(dataset.moved ?? 0) + entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];

  test.describe(`in ${locale}`, () => {
    test("a visitor gets nothing of what is reserved", async ({ page, site, consoleErrors }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      for (const path of ["/services", "/services/vtc-aeroport-nantes"]) {
        const html = await (await page.request.get(pathIn(prefix, path))).text();
        for (const { name } of Object.values(WORDS)) expect(html).not.toContain(name);
        await page.goto(pathIn(prefix, path));
        await page.waitForLoadState("networkidle");
        await expect(page.getByText(words.title)).toHaveCount(0);
      }
      expect(asked.filter((url) => url.includes("/api/service"))).toEqual([]);
      const services = await page.request.get(`${site.url}/api/service`);
      expect(await services.text()).not.toContain("/reserved/");
      const sitemap = await page.request.get("/sitemap.xml?part=pages-1");
      expect(await sitemap.text()).not.toContain("/reserved");
      // Whether there is such a service or not.
      for (const id of [7, 8, 987_654]) {
        const answer = await page.goto(pathIn(prefix, `/reserved/${id}`));
        expect(answer?.status()).toBe(404);
      }
      ignoreRefused(consoleErrors, 404);
    });

    test("a member finds a reserved service where services are, and books it as such", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const window = page.viewportSize() ?? { width: 1440, height: 900 };
      const { email } = await newMember(site, page, locale);
      await watchMain(page);
      for (const path of ["/services/vtc-aeroport-nantes", "/services"]) {
        await page.goto(pathIn(prefix, path));
        const reserved = page.getByRole("region", { name: words.title });
        await expect(reserved.getByRole("link", { name: words.name })).toBeVisible();
        await page.waitForLoadState("networkidle");
        // A word may move as its font comes.
        const moved = await page.locator("html").getAttribute("data-moved");
        expect(Number(moved)).toBeLessThan(STILL);
      }
      await page.setViewportSize(window);
      await expectAccessible();
      await page.getByRole("link", { name: words.name }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/reserved/\\d+$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.name);
      const shownAgain = await page.reload();
      expect(shownAgain?.headers()["x-robots-tag"]).toBe("noindex");
      await expectAccessible();

      await choosePlace(page, form.pickup, "aeroport nantes");
      await choosePlace(page, form.dropoff, "la baule");
      await page.getByLabel(form.date, { exact: true }).fill(site.freeDay());
      await typeTime(page, "10:00");
      await priceButton(page, form.price).click();
      await expect(page.locator('[name="customer.email"]')).toHaveValue(email);
      await page.getByLabel(form.accept).check();
      await page.getByRole("button", { name: form.order }).click();
      const booked = page.getByRole("heading", { name: form.booked });
      await expect(booked).toBeFocused();
      const shown = (await page.getByRole("main").textContent()) ?? "";
      const reference = /[A-Z]{3}-[A-Z0-9]{6}/.exec(shown)?.[0] ?? "";

      await page.goto(pathIn(prefix, `/booking/${reference}`));
      const fact = page.locator("dl > div").filter({ hasText: words.label });
      await expect(fact.filter({ hasText: words.name })).toBeVisible();
      const mail = await site.mail(email, new RegExp(reference));
      expect(mail).toContain(words.name);
      await page.goto(pathIn(prefix, "/account"));
      await expect(page.getByText(words.name).first()).toBeVisible();
    });
  });
}
