import { and, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PayLink } from "@/lib/contract/booking-page";
import type { Role } from "@/lib/contract/user";
import type { Database } from "@/platform/db/database";
import { calendar } from "@/platform/db/schema/booking";
import { component, element, page, service } from "@/platform/db/schema/content";
import { newsletterSubscriber } from "@/platform/db/schema/member";
import { session, user } from "@/platform/db/schema/people";
import { declination, product } from "@/platform/db/schema/shop";
import { externalApp } from "@/platform/db/schema/site-look";
import { secretHash } from "@/platform/members/secret";
import { bookRide } from "./booked-ride";
import { aRegistration, mailedCode } from "./logged-in";
import type { TestPlatform } from "./test-platform";
import { marker } from "./tiny-site";

/** A GET of the contract, filled in with what a site has. */
export interface GetCase {
  path: string;
  headers?: Record<string, string>;
  /** The kind of file that it answers, for one that is not JSON. */
  file?: string;
  /**
   * What another site answers to it: not found, its own and nothing of this site's, or that one is
   * not logged in there.
   */
  elsewhere: "NOT_FOUND" | "OWN" | "REFUSED";
}

/**
 * For each GET route of the contract, by its path in the document, calls that site `idSite`
 * answers with what it has. A new route needs its cases here.
 */
export async function getCases(
  platform: TestPlatform,
  idSite: number,
): Promise<Record<string, GetCase[]>> {
  const { database } = platform;
  const rows = <T extends PgTable & { idSite: PgColumn }>(table: T) =>
    database.everySite
      .select()
      .from(table as PgTable)
      .where(eq(table.idSite, idSite)) as Promise<T["$inferSelect"][]>;
  const own = (...paths: string[]): GetCase[] => paths.map((path) => ({ path, elsewhere: "OWN" }));
  const byId = (paths: string[]): GetCase[] =>
    paths.map((path) => ({ path, elsewhere: "NOT_FOUND" }));

  const [pages, services, elements] = await Promise.all([rows(page), rows(service), rows(element)]);
  const [components, calendars, apps] = await Promise.all([
    rows(component),
    rows(calendar),
    rows(externalApp),
  ]);
  const [products, sold] = await Promise.all([rows(product), rows(declination)]);
  const withSheet = products.filter(({ hasFile }) => hasFile);
  const sheets = withSheet.map(({ id }) => ({ path: `/product/generate/file/${id}` }));
  const headers = { Authorization: await sessionToken(database, idSite, "MEMBER") };
  const admin = await sessionToken(database, idSite, "ADMIN");
  await platform.data("POST", "/user/address", {
    idSite,
    headers,
    body: { address: `1 rue ${marker(idSite)}`, postalCode: "44000", city: "Nantes" },
  });
  const listings = ["", "?nbItem=2&page=1&orderBy=-id", "?id=gt:0&nbItem=", "?id=df:0&page=2"];

  const ride = await bookRide(platform, {}, idSite, headers);
  await ride.pay();
  const { booked } = ride;
  const { documents } = await ride.page();
  const invoice = documents.find(({ kind }) => kind === "DEPOSIT_INVOICE")?.number;
  const link = await platform.data<PayLink>(
    "POST",
    `/booking/${booked.reference}/payment?key=${booked.key}`,
    { idSite },
  );
  const ofBooking = (part = "", key = booked.key) =>
    byId([`/booking/${booked.reference}${part}?key=${key}`]);
  const files = (part: string, file: string) => ofBooking(part).map((one) => ({ ...one, file }));

  return {
    "/booking/{reference}": [
      ...ofBooking(),
      { path: `/booking/${booked.reference}`, headers, elsewhere: "NOT_FOUND" },
    ],
    "/user/booking": ["", "?when=past", "?when=upcoming&nbItem=1&page=1&orderBy=-startAt"].map(
      (query) => ({ path: `/user/booking${query}`, headers, elsewhere: "REFUSED" }),
    ),
    "/user/paper": [{ path: "/user/paper", headers, elsewhere: "REFUSED" }],
    "/user/session": [{ path: "/user/session", headers, elsewhere: "REFUSED" }],
    "/user/address": [{ path: "/user/address", headers, elsewhere: "REFUSED" }],
    "/user/export": [
      { path: "/user/export", headers, file: "application/json", elsewhere: "REFUSED" },
    ],
    "/booking/{reference}/company": ofBooking("/company", await ride.companyKey()),
    "/booking/{reference}/proof": files("/proof", "application/pdf"),
    "/booking/{reference}/calendar": files("/calendar", "text/calendar"),
    "/booking/{reference}/paper/{number}": files(`/paper/${invoice}`, "application/pdf"),
    "/payment/{code}": byId([link.url]),
    "/register/{code}": byId([`/register/${await askedAccount(platform, idSite)}`]),
    "/password/reset/{code}": byId([`/password/reset/${await askedReset(platform, idSite)}`]),
    "/admin/dead-letter": [
      { path: "/admin/dead-letter", headers: { Authorization: admin }, elsewhere: "REFUSED" },
    ],
    "/parameter": own("/parameter"),
    "/site/info": own("/site/info"),
    "/site/visit/{from}": own("/site/visit/newsletter"),
    "/logged": [{ path: "/logged", headers, elsewhere: "OWN" }],
    "/user": [{ path: "/user", headers, elsewhere: "OWN" }],
    "/news": own(...listings.map((query) => `/news${query}`), "/news?promoted=true"),
    "/admin/address/type": own("/admin/address/type"),
    "/company/address": own(...listings.map((query) => `/company/address${query}`)),
    "/variation": own("/variation"),
    "/user/newsletter/lists": own("/user/newsletter/lists"),
    "/user/newsletter/subscription": [
      { path: "/user/newsletter/subscription", headers, elsewhere: "REFUSED" },
    ],
    "/newsletter/{code}": byId([`/newsletter/${await newsletterCode(platform, idSite)}`]),
    "/external-app/{app}/config/public": own(
      ...apps.map(({ app }) => `/external-app/${app}/config/public`),
    ),
    "/element/{route}": own(
      ...elements.flatMap(({ route }) => listings.map((query) => `/element/${route}${query}`)),
    ),
    "/element/{route}/{id}": byId(elements.map(({ id, route }) => `/element/${route}/${id}`)),
    "/page": own("/page"),
    "/page/{id}": byId(pages.filter(({ isValid }) => isValid).map(({ id }) => `/page/${id}`)),
    "/component/conf/{slug}": own(...components.map(({ slug }) => `/component/conf/${slug}`)),
    "/service": own(...listings.map((query) => `/service${query}`), "/service?tag=airport,tour"),
    "/service/{id}": byId(services.map(({ id }) => `/service/${id}`)).map((one) => ({
      ...one,
      headers,
    })),
    "/product": own(
      ...listings.map((query) => `/product${query}`),
      "/product?tags=organic,bio&search=cabernet&orderBy=-price&kind=RED",
    ),
    "/product/{id}": byId(products.map(({ id }) => `/product/${id}`)),
    "/product/generate/file/{id}": sheets.map((path) => ({ ...path, ...SHEET })),
    "/product/generate/file/{id}/{declinationId}": sheets.map(({ path }, index) => ({
      path: `${path}/${sold.find(({ idProduct }) => idProduct === withSheet[index]?.id)?.id}`,
      ...SHEET,
    })),
    "/award": own(...products.map(({ id }) => `/award?product=${id}`)),
    "/v2/product/recommended/{id}": byId(products.map(({ id }) => `/v2/product/recommended/${id}`)),
    "/parameter/product/meal-icon": own("/parameter/product/meal-icon"),
    "/countries": own("/countries"),
    "/cities/{search}/{idCountry}": own("/cities/nan/250"),
    "/place": own("/place?search=nantes"),
    "/calendar/{id}/date/allowed/{month}/{year}": byId(
      calendars.map(({ id }) => `/calendar/${id}/date/allowed/12/2026`),
    ),
    "/fare": own("/fare"),
    "/custom-stripe/public-key": own("/custom-stripe/public-key"),
  };
}

/** The technical sheet of a product. */
const SHEET = { file: "application/pdf", elsewhere: "NOT_FOUND" } as const;

/** The code of the link that is mailed to one who asks for an account. */
async function askedAccount(platform: TestPlatform, idSite: number): Promise<string> {
  const body = aRegistration({ email: `newcomer@${idSite}.example` });
  await platform.data("POST", "/register", { idSite, body });
  return mailedCode(platform, body.email, "/auth/confirm/");
}

/** The code of the link that is mailed to a member who asks for a new password. */
async function askedReset(platform: TestPlatform, idSite: number): Promise<string> {
  const email = `member@${idSite}.example`;
  await platform.data("PUT", "/password/reset/ask", { idSite, body: { email } });
  await platform.runDue();
  return mailedCode(platform, email, "/password/reset/");
}

/** Opens a session for somebody of the site. */
async function sessionToken(database: Database, idSite: number, role: Role): Promise<string> {
  const token = `token of ${role} of site ${idSite}`;
  const [person] = await database.everySite
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.idSite, idSite), eq(user.role, role)));
  if (!person) throw new Error(`Site ${idSite} has no ${role}`);
  await database.everySite
    .insert(session)
    .values({
      tokenHash: secretHash(token),
      idSite,
      idUser: person.id,
      expiresAt: new Date("2099-01-01"),
    })
    .onConflictDoNothing();
  return token;
}

/** Asks for the newsletter, and gives what the mailed link holds. */
async function newsletterCode(platform: TestPlatform, idSite: number): Promise<string> {
  const email = `reader@${idSite}.example`;
  const body = { email, acceptPrivacy: true };
  await platform.data("POST", "/newsletter/subscribe", { body, idSite });
  const [row] = await platform.database.everySite
    .select({ code: newsletterSubscriber.code })
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, email));
  return row?.code ?? "";
}
