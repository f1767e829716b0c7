import type { Browser } from "@playwright/test";
import type { Locale } from "@/lib/rules/text/locale-code";
import { press } from "./support/alive";
import { logIn, type Member, newMember } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const WORDS = {
  fr: {
    current: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    change: "Changer le mot de passe",
    wrong: "Ce n’est pas le bon mot de passe.",
    short: "Un mot de passe a au moins 10 caractères.",
    done: "Votre mot de passe est changé, et vos autres appareils sont déconnectés.",
    thisDevice: "Cet appareil",
    logOutOne: /^Déconnecter /,
    everywhere: "Se déconnecter partout",
  },
  en: {
    current: "Current password",
    new: "New password",
    change: "Change password",
    wrong: "This is not the right password.",
    short: "A password has at least 10 characters.",
    done: "Your password has been changed, and your other devices are logged out.",
    thisDevice: "This device",
    logOutOne: /^Log out .+ on /,
    everywhere: "Log out everywhere",
  },
} as const;

const NEXT = "la brume sur la Loire 1853";

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const security = pathIn(prefix, "/account/security");
  const login = new RegExp(`${prefix}/auth\\?`);

  test.describe(`in ${locale}`, () => {
    test("a new password throws the other devices out and keeps this one", async ({
      page,
      site,
      browser,
      consoleErrors,
      expectAccessible,
    }) => {
      const member = await newMember(site, page, locale);
      const other = await otherDevice(browser, site, locale, member);
      await other.goto(security);
      await expect(other).toHaveURL(new RegExp(`${security}$`));

      await page.goto(security);
      const main = page.getByRole("main");
      await expect(main.getByText(words.thisDevice, { exact: true })).toBeVisible();
      await expect(main.getByRole("button", { name: words.logOutOne })).toHaveCount(1);
      await expectAccessible();

      const [current, next] = [main.getByLabel(words.current), main.getByLabel(words.new)];
      await current.fill("not the password");
      await next.fill(NEXT);
      await main.getByRole("button", { name: words.change }).click();
      await expect(current).toHaveAccessibleDescription(words.wrong);
      await expect(current).toBeFocused();
      await expect(next).toHaveValue(NEXT);

      await current.fill(member.password);
      await next.fill("short");
      await main.getByRole("button", { name: words.change }).click();
      await expect(next).toHaveAccessibleDescription(new RegExp(words.short));
      await expectAccessible();

      await next.fill(NEXT);
      await main.getByRole("button", { name: words.change }).click();
      await expect(main.getByText(words.done)).toBeVisible();
      await expect(main.getByRole("button", { name: words.logOutOne })).toHaveCount(0);
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`${security}$`));

      await other.reload();
      await expect(other).toHaveURL(login);
      // Neither does the password of before open it again.
      const old = await other.request.post(`${site.url}/api/login`, {
        headers: { origin: site.url },
        data: { email: member.email, password: member.password },
      });
      expect(old.ok()).toBe(false);
      await logIn(site, other, locale, { email: member.email, password: NEXT });
      await other.goto(security);
      await expect(other).toHaveURL(new RegExp(`${security}$`));
      await other.context().close();
      ignoreRefused(consoleErrors, 422);
    });

    test("one device is logged out from another, and all of them at once", async ({
      page,
      site,
      browser,
    }) => {
      const member = await newMember(site, page, locale);
      const other = await otherDevice(browser, site, locale, member);
      await page.goto(security);
      const main = page.getByRole("main");
      await press(main.getByRole("button", { name: words.logOutOne }));
      await expect(main.getByRole("button", { name: words.logOutOne })).toHaveCount(0);
      await expect(main.locator("ul:focus")).toContainText(words.thisDevice);
      await other.goto(security);
      await expect(other).toHaveURL(login);

      await logIn(site, other, locale, member);
      await main.getByRole("button", { name: words.everywhere }).click();
      await expect(page).toHaveURL(site.url + pathIn(prefix, "/"));
      for (const device of [page, other]) {
        await device.goto(security);
        await expect(device).toHaveURL(login);
      }
      await other.context().close();
    });
  });
}

async function otherDevice(browser: Browser, site: OwnSite, locale: Locale, member: Member) {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await logIn(site, page, locale, member);
  return page;
}
