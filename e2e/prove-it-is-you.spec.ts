import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/rules/text/locale-code";
import { logIn, speakInPanel } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { nextCode } from "./support/second-factor";
import { setParameter } from "./support/set-parameter";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  pathIn,
  testOnOwnSite as test,
} from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };
const COLLEAGUE = { email: "super@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    login: "Se connecter",
    logIn: "Se connecter",
    email: "E-mail",
    password: /^Mot de passe$/,
    ownPassword: "Votre mot de passe",
    begin: "Commencer",
    code: "Code à 6 chiffres",
    turnOn: "Activer",
    keep: "Gardez ces dix codes de secours",
    kept: "Je les ai gardés",
    isOn: "Elle est active",
    oneMore: "Encore une étape",
    wrong: "Ce code n’est pas le bon, ou il a déjà servi.",
    useRecovery: "Utiliser un code de secours",
    recovery: "Code de secours",
    left: "9 restent",
    fax: /Télécopie/,
    value: "Valeur en français",
    save: "Enregistrer",
    proof: "Confirmez que c’est bien vous",
    confirm: "Confirmer et continuer",
    turnOff: "Désactiver",
    deleteSpace: "Supprimer mon espace…",
    deleteForGood: "Supprimer définitivement",
    mail: /la connexion en deux étapes est activée|Désormais, votre mot de passe ne suffit plus/,
  },
  en: {
    login: "Log in",
    logIn: "Log in",
    email: "E-mail",
    password: /^Password$/,
    ownPassword: "Your password",
    begin: "Start",
    code: "6-digit code",
    turnOn: "Turn on",
    keep: "Keep these ten recovery codes",
    kept: "I have kept them",
    isOn: "It is on",
    oneMore: "One more step",
    wrong: "This code is not the right one, or it has been used.",
    useRecovery: "Use a recovery code",
    recovery: "Recovery code",
    left: "9 left",
    fax: /fax/i,
    value: "Value in French",
    save: "Save",
    proof: "Confirm that it is you",
    confirm: "Confirm and continue",
    turnOff: "Turn off",
    deleteSpace: "Delete my account…",
    deleteForGood: "Delete for good",
    mail: /From now on your password is not enough/,
  },
} as const;

type Words = (typeof WORDS)[Locale];

/** Gives the password on the login's own page, and comes to its second step. */
async function givePassword(page: Page, prefix: string, words: Words) {
  // Nothing of the panel asks for anything meanwhile.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(`${pathIn(prefix, "/auth")}?${new URLSearchParams({ next: "/admin/security" })}`);
  const login = page.getByRole("region", { name: words.login });
  await login.getByLabel(words.email).fill(OWNER.email);
  await login.getByLabel(words.password).fill(OWNER.password);
  await login.getByRole("button", { name: words.logIn }).click();
  await expect(page.getByRole("heading", { name: words.oneMore })).toBeVisible();
}

/** Sets a second factor up on its screen, as far as the recovery codes. @returns its secret */
async function setUp(
  site: OwnSite,
  page: Page,
  words: Words,
  used: Set<string>,
  look = async () => undefined as unknown,
): Promise<string> {
  await page.getByLabel(words.ownPassword).fill(OWNER.password);
  await look();
  await page.getByRole("button", { name: words.begin }).click();
  const link = await page.locator("a[href^='otpauth:']").getAttribute("href");
  const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
  await look();
  await page.getByLabel(words.code).fill(await nextCode(site, secret, used));
  await page.getByRole("button", { name: words.turnOn }).click();
  await expect(page.getByRole("heading", { name: words.keep })).toBeVisible();
  return secret;
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`in ${locale}, a second factor is set up, asked for, stood in for and turned off`, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    const used = new Set<string>();
    await logIn(site, page, locale, OWNER);
    await speakInPanel(site, page, locale);
    await page.goto("/admin/security");
    const secret = await setUp(site, page, words, used, expectAccessible);
    await expectAccessible();
    const codes = await page
      .getByRole("main")
      .getByRole("list")
      .getByRole("listitem")
      .allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole("button", { name: words.kept }).click();
    await expect(page.getByRole("heading", { name: words.isOn })).toBeVisible();
    await site.mail(OWNER.email, words.mail);

    await test.step("the password alone opens nothing; a code does", async () => {
      await givePassword(page, prefix, words);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token");
      const code = page.getByLabel(words.code);
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute("autocomplete", "one-time-code");
      await expectAccessible();
      await code.fill("000000");
      await page.getByRole("button", { name: words.logIn }).click();
      await expect(code).toHaveAccessibleDescription(new RegExp(words.wrong));
      ignoreRefused(consoleErrors, 422);
      await code.fill(await nextCode(site, secret, used));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/admin/security");
    });

    await test.step("so does a recovery code, once", async () => {
      await givePassword(page, prefix, words);
      await page.getByRole("button", { name: words.useRecovery }).click();
      const recovery = page.getByLabel(words.recovery);
      await expect(recovery).toBeFocused();
      await recovery.fill(codes[0] ?? "");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/admin/security");
      await speakInPanel(site, page, locale);
      await page.reload();
      await expect(page.getByText(words.left)).toBeVisible();
    });

    await test.step("eleven minutes later it is asked again before a setting changes", async () => {
      await page.goto("/admin/parameter");
      await page.getByRole("searchbox").fill("COMPANY_FAX");
      const line = page.getByRole("button", { name: words.fax });
      await line.click();
      await page.getByRole("textbox", { name: words.value }).fill("02 40 00 00 01");
      site.moveTo(new Date(site.now().getTime() + 11 * 60_000));
      await page.getByRole("button", { name: words.save }).click();
      const proof = page.getByRole("dialog", { name: words.proof });
      await proof.getByLabel(words.ownPassword).fill(OWNER.password);
      await expectAccessible();
      await proof.getByLabel(words.code).fill(await nextCode(site, secret, used));
      await proof.getByRole("button", { name: words.confirm }).click();
      await expect(proof).toBeHidden();
      await expect(line).toContainText("02 40 00 00 01");
      ignoreRefused(consoleErrors, 403);
    });

    await test.step("the account is not deleted by the password alone", async () => {
      await page.goto(pathIn(prefix, "/account/data"));
      await page.getByRole("button", { name: words.deleteSpace }).click();
      const form = page.locator("form").filter({ has: page.getByLabel(words.code) });
      await form.getByLabel(words.ownPassword).fill(OWNER.password);
      await form.getByRole("button", { name: words.deleteForGood }).click();
      await expect(form.getByLabel(words.code)).toHaveAttribute("aria-invalid", "true");
      await form.getByLabel(words.code).fill("000000");
      await form.getByRole("button", { name: words.deleteForGood }).click();
      await expect(form.getByLabel(words.code)).toHaveAccessibleDescription(
        new RegExp(words.wrong),
      );
      await expectAccessible();
      ignoreRefused(consoleErrors, 422);
    });

    await page.goto("/admin/security");
    await page.getByRole("button", { name: words.turnOff }).click();
    const off = page.getByRole("dialog");
    await off.getByLabel(words.ownPassword).fill(OWNER.password);
    await off.getByLabel(words.code).fill(await nextCode(site, secret, used));
    await expectAccessible();
    await off.getByRole("button", { name: words.turnOff }).click();
    await expect(page.getByRole("button", { name: words.begin })).toBeVisible();
    await logIn(site, page, locale, OWNER);
    expect((await page.context().cookies()).map(({ name }) => name)).toContain("token");
  });
}

test(
  "a site that requires it shows staff without one how to set it up, and nothing else",
  ANY_WINDOW,
  async ({ browser, page, site, consoleErrors, expectAccessible }) => {
    const requireIt = (by: Page, value: string | null) =>
      setParameter(site, by, { type: "STAFF_SECOND_FACTOR", value });
    const call = async (by: Page, method: "POST" | "DELETE", path: string, data: object) => {
      const headers = { origin: site.url };
      const answer = await by.request.fetch(`${site.url}/api${path}`, { method, headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    };
    const used = new Set<string>();
    const words = WORDS.fr;
    // A user who requires it has one.
    const others = await (await browser.newContext({ baseURL: site.url })).newPage();
    await logIn(site, others, "fr", COLLEAGUE);
    const { password } = COLLEAGUE;
    const theirs = await call(others, "POST", "/user/second-factor", { password });
    const theirCodes = new Set<string>();
    await call(others, "POST", "/user/second-factor/confirm", {
      code: await nextCode(site, theirs.secret, theirCodes),
    });
    await requireIt(others, "true");
    await logIn(site, page, "fr", OWNER);
    await page.goto("/admin/booking");
    await expect(page.getByText("Ce site demande la connexion en deux étapes")).toBeVisible();
    await expectAccessible();
    const secret = await setUp(site, page, words, used);
    await page.getByRole("button", { name: words.kept }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
    ignoreRefused(consoleErrors, 403);
    await requireIt(page, null);
    const code = await nextCode(site, secret, used);
    await call(page, "DELETE", "/user/second-factor", { password: OWNER.password, code });
    const theirCode = await nextCode(site, theirs.secret, theirCodes);
    await call(others, "DELETE", "/user/second-factor", { password, code: theirCode });
    await others.context().close();
  },
);
