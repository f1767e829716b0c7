import type { Page } from "@playwright/test";
import { logIn } from "./support/member";
import { setParameter } from "./support/set-parameter";
import { expect, ONCE, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

/** Code that marks the page in which it runs. */
const CODE = 'document.documentElement.dataset.ran = "yes";';

const hasRun = (page: Page) => page.evaluate(() => document.documentElement.dataset.ran ?? "no");

test(
  "a visitor's pages run it, and those of whoever runs the site never do",
  ONCE,
  async ({ browser, page, site }) => {
    const staff = await browser.newContext({ baseURL: site.url });
    const owners = await staff.newPage();
    const set = (value: string | null) =>
      setParameter(site, owners, { type: "SCRIPT_TO_LOAD", value });
    await logIn(site, owners, "fr", OWNER);
    await set(CODE);
    try {
      await page.goto("/");
      expect(await hasRun(page)).toBe("yes");
      await expect(page.getByRole("link", { name: "Écrire sur WhatsApp" })).toBeVisible();
      // Reached without a load: code behind the page stays there.
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Mentions légales" })
        .first()
        .click();
      await expect(page).toHaveURL(/\/legal-notice$/);
      await expect(page.getByRole("link", { name: "Écrire sur WhatsApp" })).toBeVisible();
      expect(await hasRun(page)).toBe("yes");

      await owners.goto("/");
      expect(await hasRun(owners)).toBe("no");
      await expect(owners.getByRole("link", { name: "Écrire sur WhatsApp" })).toHaveCount(0);

      // Somebody of the staff logs in beside it: the page that ran the code before is made anew.
      const beside = await page.context().newPage();
      await beside.goto("/auth");
      const login = beside.getByRole("region", { name: "Se connecter" });
      await login.getByLabel("E-mail").fill(OWNER.email);
      await login.getByLabel(/^Mot de passe$/).fill(OWNER.password);
      await login.getByRole("button", { name: "Se connecter" }).click();
      await beside.waitForURL(/\/admin/);
      await expect(page.locator("[data-owner-code]")).toHaveCount(0);
      expect(await hasRun(page)).toBe("no");
      // What the page asks for its pencils is answered while the session is there.
      await page.waitForLoadState("networkidle");
      // Nor does it run there once they have gone: an open page would meet the next session.
      await beside.request.post(`${site.url}/api/logout`, { headers: { origin: site.url } });
      await page.goto("/tarifs-courses-vtc");
      expect(await hasRun(page)).toBe("no");
      await beside.close();
    } finally {
      await set(null);
      await staff.close();
    }
  },
);
