import { expectAlive } from "./support/alive";
import { logOut } from "./support/log-out";
import { logIn, newMember } from "./support/member";
import { expect, ignoreRefused, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const WORDS = {
  fr: {
    login: "Se connecter",
    email: "E-mail",
    password: /^Mot de passe$/,
    show: /^Afficher/,
    wrong: "Cette adresse e-mail et ce mot de passe ne vont pas ensemble.",
    account: "Mon espace",
    firstname: "Prénom",
    save: "Enregistrer",
    other: /Quelqu’un d’autre s’est connecté/,
    menu: "Menu",
    mainMenu: "Menu principal",
    openAccount: "Sous-menu\u00a0: Mon espace",
    logOut: "Se déconnecter",
  },
  en: {
    login: "Log in",
    email: "E-mail",
    password: /^Password$/,
    show: /^Show/,
    wrong: "Wrong e-mail address or password.",
    account: "My account",
    firstname: "First name",
    save: "Save",
    other: /Somebody else has logged in/,
    menu: "Menu",
    mainMenu: "Main menu",
    openAccount: "Submenu: My account",
    logOut: "Log out",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test.describe(`in ${locale}`, () => {
    test("by keyboard alone: a wrong password, then the right one, and on to where one was going", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const { email, password } = await newMember(site, page, locale);
      await page.context().clearCookies();
      const going = pathIn(prefix, "/tarifs-courses-vtc");
      await page.goto(`${pathIn(prefix, "/auth")}?${new URLSearchParams({ next: going })}`);
      const login = page.getByRole("region", { name: words.login });
      const passwordField = login.getByLabel(words.password);
      // Until then no key sends the form.
      await expect(login.getByRole("button", { name: words.login })).toBeEnabled();
      await page.locator("#content").focus();
      await page.keyboard.press("Tab");
      await expect(login.getByLabel(words.email)).toBeFocused();
      await page.keyboard.type(email);
      await page.keyboard.press("Tab");
      await page.keyboard.type("another password");
      // The focus comes anew to its own field: a screen reader reads the error.
      await passwordField.evaluate((field) =>
        field.addEventListener("focus", () => field.setAttribute("data-came", "anew")),
      );
      await page.keyboard.press("Enter");
      await expect(passwordField).toHaveAccessibleDescription(words.wrong);
      await expect(passwordField).toBeFocused();
      await expect(passwordField).toHaveAttribute("data-came", "anew");
      await expect(login.getByLabel(words.email)).toHaveValue(email);
      await expectAccessible();

      await page.keyboard.press("Tab");
      await expect(login.getByRole("button", { name: words.show })).toBeFocused();
      await page.keyboard.press("Space");
      await expect(passwordField).toHaveAttribute("type", "text");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(going);

      // A member who is logged in needs no login.
      await page.goto(`${pathIn(prefix, "/auth")}?${new URLSearchParams({ next: going })}`);
      await expect(page).toHaveURL(going);
      await page.goto(pathIn(prefix, "/auth?next=//elsewhere.example"));
      await expect(page).toHaveURL(pathIn(prefix, "/account"));
      ignoreRefused(consoleErrors, 422);
    });

    test("who logs out in one tab is logged out in the others", async ({
      page,
      site,
      isMobile,
      expectAccessible,
    }) => {
      await newMember(site, page, locale);
      const [inside, outside] = [await page.context().newPage(), await page.context().newPage()];
      await inside.goto(pathIn(prefix, "/account"));
      await expectAlive(inside.getByRole("main"));
      await outside.goto(pathIn(prefix, "/tarifs-courses-vtc"));
      await expect(outside.getByText("AL", { exact: true }).filter({ visible: true })).toHaveCount(
        1,
      );
      await page.goto(pathIn(prefix, "/"));
      await expect(page.getByText("AL", { exact: true }).filter({ visible: true })).toHaveCount(1);
      await page.evaluate(() => sessionStorage.setItem("booking.ABC-123456", "key"));
      await expectAccessible();

      const madeAnew = page.waitForEvent("load");
      await logOut(page, locale, isMobile);
      await madeAnew;
      await expect(page.getByText("AL", { exact: true })).toHaveCount(0);
      await expect(page).toHaveURL(pathIn(prefix, "/"));
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
        "booking.ABC-123456",
      );
      await expect(inside).toHaveURL(/\/auth\?next=/);
      await expect(outside.getByText("AL", { exact: true })).toHaveCount(0);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).not.toContain("token");
      expect(names).not.toContain("idSite");

      // Not even the browser's own way back shows it again.
      await page.goto(pathIn(prefix, "/account"));
      await expect(page).toHaveURL(/\/auth\?next=/);
    });

    test("a page that was made for a member writes nothing as another, and is theirs once they log in", async ({
      page,
      browser,
      site,
      consoleErrors,
    }) => {
      const member = await newMember(site, page, locale);
      const elsewhere = await browser.newContext({ baseURL: site.url });
      const theirs = await elsewhere.newPage();
      const other = await newMember(site, theirs, locale, { firstname: "Maïwenn" });
      await elsewhere.close();

      await page.goto(pathIn(prefix, "/account/profile"));
      const main = page.getByRole("main");
      await expect(main.getByLabel(words.firstname)).toHaveValue("Anne-Sophie");
      // Behind the tab's back: its save is refused.
      await logIn(site, page, locale, other);
      await main.getByRole("button", { name: words.save }).click();
      await expect(main.getByText(words.other)).toBeVisible();
      await page.reload();
      await expect(main.getByLabel(words.firstname)).toHaveValue("Maïwenn");
      await expect(main.getByRole("button", { name: words.save })).toBeEnabled();

      // A login in another tab: this one is made anew.
      await page.context().clearCookies();
      const tab = await page.context().newPage();
      await tab.goto(pathIn(prefix, "/auth"));
      const login = tab.getByRole("region", { name: words.login });
      await login.getByLabel(words.email).fill(member.email);
      await login.getByLabel(words.password).fill(member.password);
      await login.getByRole("button", { name: words.login }).click();
      await expect(tab).toHaveURL(pathIn(prefix, "/account"));
      await expect(main.getByLabel(words.firstname)).toHaveValue("Anne-Sophie");
      ignoreRefused(consoleErrors, 403);
    });

    test("who is a member is seen without a call for a visitor, and without anything moving", async ({
      page,
      browser,
      site,
      isMobile,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/|\/account/.test(pathname)) calls.push(pathname);
      });
      const place = () =>
        page.getByRole("link", { name: words.account }).filter({ visible: true }).boundingBox();
      await page.goto(pathIn(prefix, "/"), { waitUntil: "networkidle" });
      const asVisitor = await place();
      expect(calls.filter((path) => /\/(user|logged|account)$/.test(path))).toEqual([]);

      const member = await newMember(site, page, locale);
      await page.goto(pathIn(prefix, "/"));
      await expect(page.getByText("AL", { exact: true }).filter({ visible: true })).toHaveCount(1);
      expect(await place()).toEqual(asVisitor);
      expect(calls).toContain("/api/user");
      if (!isMobile) {
        await page.getByRole("button", { name: words.openAccount }).click();
        await expect(page.getByText(member.email)).toBeVisible();
      }

      // A session that ended without this browser: it is a visitor's again, and asks no more.
      const elsewhere = await browser.newContext({ baseURL: site.url });
      const other = await elsewhere.newPage();
      await logIn(site, other, locale, member);
      await other.request.delete(`${site.url}/api/user/session`, { headers: { origin: site.url } });
      await elsewhere.close();
      await page.goto(pathIn(prefix, "/tarifs-courses-vtc"));
      const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
      await expect.poll(cookies).not.toContain("idSite");
      await expect(page.getByText("AL", { exact: true })).toHaveCount(0);
      calls.length = 0;
      await page.goto(pathIn(prefix, "/"), { waitUntil: "networkidle" });
      expect(calls).not.toContain("/api/user");
    });
  });
}
