import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { RegisterRequest } from "@/lib/contract/auth";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { ownPhone } from "./own-phone";
import type { OwnSite } from "./own-site";
import { expect } from "./test";

/** Member of a test's own, logged in in the page's browser context. */
export interface Member {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

/**
 * Registers a member as the registration's own screens do, and logs them in in the context of
 * `page`, all through the site's door.
 */
export async function newMember(
  site: OwnSite,
  page: Page,
  locale: Locale,
  change: Partial<RegisterRequest> = {},
): Promise<Member> {
  const form: RegisterRequest = {
    firstname: "Anne-Sophie",
    lastname: "Le Bihan",
    email: `${randomUUID().slice(0, 8)}@example.org`,
    phone: ownPhone(),
    kind: "CONSUMER",
    password: `sous les pins ${randomUUID().slice(0, 8)}`,
    acceptTerms: true,
    ...change,
  };
  const { firstname, lastname, email, password } = form;
  await post(site, page.request, locale, "/register", form);
  // The whole secret: a mail that has lost some of it is shown, and not followed.
  const link = /\/auth\/confirm\/([\w-]{43})/;
  const [, code = ""] = link.exec(await site.mail(email, link)) ?? [];
  await post(site, page.request, locale, `/register/${code}/confirm`, { password });
  return { firstname, lastname, email, password };
}

export async function logIn(
  site: Pick<OwnSite, "url">,
  page: Page,
  locale: Locale,
  { email, password }: Pick<Member, "email" | "password">,
): Promise<void> {
  await post(site, page.request, locale, "/login", { email, password });
}

/** Logs a member of the staff in, with a language of the panel. */
export async function logInToPanel(
  site: Pick<OwnSite, "url">,
  page: Page,
  locale: Locale,
  member: Pick<Member, "email" | "password">,
): Promise<void> {
  await speakInPanel(site, page, locale);
  await logIn(site, page, locale, member);
}

/** Has the panel speak a language in the context of `page`. */
export function speakInPanel(
  { url }: Pick<OwnSite, "url">,
  page: Page,
  locale: Locale,
): Promise<void> {
  return page.context().addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url }]);
}

/** Calls the door as a page of the site does: it asks for the `Origin`. */
async function post(
  { url }: Pick<OwnSite, "url">,
  request: APIRequestContext,
  locale: Locale,
  path: string,
  data: unknown,
): Promise<void> {
  const answer = await request.post(`${url}/api${path}`, {
    headers: { origin: url, userLang: codeFromLocale(locale) },
    data,
  });
  expect(answer.ok(), `POST ${path}: ${await answer.text()}`).toBe(true);
}
