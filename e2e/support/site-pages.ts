import type { APIRequestContext, Page } from "@playwright/test";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { bookedRide, confirmedRide } from "./booked-ride";
import { boughtOrder } from "./bought-order";
import { estateCart } from "./estate-cart";
import { newMember } from "./member";
import type { OwnSite } from "./own-site";

/** Reads the paths of a site's own list of its pages and products, in a language. */
export async function listedPaths(
  { url }: Pick<OwnSite, "url">,
  request: APIRequestContext,
  locale: Locale,
): Promise<string[]> {
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => address,
  );
  const paths = listed.map((address) => new URL(address).pathname);
  return paths.filter((path) => /^\/en(?:\/|$)/.test(path) === (locale === "en"));
}

/** Paths of a visitor that the site's own list does not name. */
const UNLISTED = [
  "/auth",
  "/auth#register",
  "/password/reset/ask",
  "/withdrawal",
  "/search?q=nantes",
  "/account/goodbye",
];

/** Links by mail that open nothing any more, and a missing page. */
export const DEAD_PATHS = [
  ...["/auth/confirm/none", "/auth/email/none", "/password/reset/none", "/newsletter/none"],
  ...["/booking/ZZZ-222222?key=none", "/order/ZZZ-222222?key=none", "/payment/none", "/nulle-part"],
];

const SPACE = ["", "/addresses", "/newsletter", "/papers", "/profile", "/security", "/data"];
const inSpace = (parts: readonly string[]) => parts.map((part) => `/account${part}`);

export const unlistedPaths = (locale: Locale) =>
  UNLISTED.map((path) => localisedPath(path, locale));

/** Lists the pages of a new member of the chauffeur's, of two rides and of the company. */
export async function ridePaths(site: OwnSite, page: Page, locale: Locale): Promise<string[]> {
  const [unpaid, ride] = [await bookedRide(site, locale), await confirmedRide(site, locale)];
  await newMember(site, page, locale);
  const space = inSpace([...SPACE.filter((part) => part !== "/addresses"), "/bookings"]);
  return [
    ...space.map((path) => localisedPath(path, locale)),
    ...[unpaid.path, ride.path, await unpaid.companyPath(), await ride.companyPath()],
  ];
}

/** Lists the pages of a new member of the estate with a full cart, of an order, and its own. */
export async function orderPaths(estate: OwnSite, page: Page, locale: Locale): Promise<string[]> {
  const [unpaid, order] = [await boughtOrder(estate, locale), await boughtOrder(estate, locale)];
  await order.pay();
  await newMember(estate, page, locale, { birthdate: "1982-05-14" });
  await estateCart(estate, page, locale, { "AULNES-25": 3 });
  const own = ["/cart", "/checkout", ...inSpace([...SPACE, "/orders"])];
  return [
    ...own.map((path) => localisedPath(path, locale)),
    ...[unpaid.path, order.path, await unpaid.companyPath(), await order.companyPath()],
  ];
}
