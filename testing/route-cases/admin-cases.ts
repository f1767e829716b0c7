import { desc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { newSecret } from "@/platform/account/member/secret";
import { auditEntries } from "@/platform/db/schema/audit";
import {
  bookings,
  calendars,
  fareSupplements,
  rideSteps,
  rides,
  vehicles,
} from "@/platform/db/schema/booking";
import { businesses } from "@/platform/db/schema/business";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { closings } from "@/platform/db/schema/closing";
import { variations } from "@/platform/db/schema/content";
import { customers } from "@/platform/db/schema/customer";
import { accessPoints, carriers } from "@/platform/db/schema/delivery";
import { discounts } from "@/platform/db/schema/discount";
import { documents } from "@/platform/db/schema/document";
import { formAnswers } from "@/platform/db/schema/form";
import { newsletterSubscribers } from "@/platform/db/schema/member";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { payments } from "@/platform/db/schema/payment";
import { companyAddresses, messages } from "@/platform/db/schema/people";
import { externalRatings, externalReviews, reviews } from "@/platform/db/schema/review";
import { savedReplies } from "@/platform/db/schema/saved-reply";
import { languages } from "@/platform/db/schema/site-look";
import { aSubscriber } from "@/testing/a-subscriber";
import { buyWine } from "@/testing/bought-order";
import { aBusiness } from "@/testing/business-account";
import { aFormAnswer } from "@/testing/form-answer";
import { anIdentityCopy } from "@/testing/identity-copy";
import { aPerson, aRideOf } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";
import { type GetCase, LISTINGS } from "./get-case";
import { mailCases } from "./mail-cases";
import {
  A_CARRIER,
  A_COLLECT_PLACE,
  A_VEHICLE,
  aNewAccessPoint,
  aNewArticle,
  aNewProduct,
} from "./new-offer";
import { newSiteCases } from "./new-site-cases";
import { mergePath, peopleCases } from "./people-cases";
import { anExternalRating, reviewLastBooking } from "./review-cases";
import { asReadBy, type MakeCase, NOBODYS, type Owned, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";
import { stockCases } from "./stock-cases";

type OwnedTable = PgTable & { id: PgColumn; idSite: PgColumn };

/** Table of each resource, and the body of a change to one of its rows. */
export const TABLES: Record<string, { table: OwnedTable; change?: Record<string, unknown> }> = {
  booking: { table: bookings },
  order: { table: orders },
  customer: { table: customers },
  "newsletter-subscriber": { table: newsletterSubscribers, change: { isWritten: false } },
  message: { table: messages, change: { isAnswered: true } },
  "form-answer": { table: formAnswers, change: { isSeen: true } },
  discount: { table: discounts, change: { minimum: 40 } },
  "saved-reply": { table: savedReplies, change: { name: "Animaux" } },
  review: { table: reviews },
  "external-rating": { table: externalRatings, change: { count: 40 } },
  "external-review": { table: externalReviews, change: { author: "Erwan" } },
  letter: { table: outbox },
  payment: { table: payments },
  document: { table: documents },
  vehicle: { table: vehicles, change: { perKm: 2.4 } },
  business: { table: businesses, change: { discountPercent: 5 } },
  "fare-supplement": { table: fareSupplements, change: { percent: 12 } },
  calendar: { table: calendars, change: { closures: ["2027-08-15"] } },
  "shop-product": { table: products, change: { order: 7 } },
  declination: { table: declinations, change: { price: 21.5 } },
  stock: { table: stocks },
  language: { table: languages, change: { deeplCode: "EN-US" } },
  variation: { table: variations, change: { label: { fr_FR: "Flacon" } } },
  carrier: { table: carriers, change: { daysTo: 9 } },
  "access-point": { table: accessPoints, change: { name: "Le Port" } },
  "company-address": { table: companyAddresses, change: { city: "Rezé" } },
  audit: { table: auditEntries },
};

/** Finds the id of a site's row of each resource, and adds one where the site has none. */
async function rowOf(platform: TestPlatform, name: string, idSite: number): Promise<number> {
  const { database, clock } = platform;
  const at = clock.now();
  if (name === "message") {
    const text = {
      name: marker(idSite),
      email: "anne@example.org",
      message: "m",
      language: "fr_FR",
    };
    await database.everySite.insert(messages).values({ idSite, ...text, receivedAt: at });
  }
  if (name === "form-answer") await aFormAnswer(platform, idSite);
  if (name === "newsletter-subscriber") await aSubscriber(platform, idSite);
  if (name === "letter") {
    const letter = { event: `letter:${newSecret()}`, recipient: "guest@example.org", html: "h" };
    const said = { subject: marker(idSite), text: "t", createdAt: at, nextAttemptAt: at };
    await database.everySite.insert(outbox).values({ idSite, ...letter, ...said });
  }
  if (name === "audit") {
    const act = { by: "staff@example.org", action: "CHANGE", subject: marker(idSite) };
    await database.everySite.insert(auditEntries).values({ idSite, at, ...act });
  }
  if (name === "discount") {
    const discount = { code: marker(idSite), kind: "PERCENT" as const, percent: 10 };
    await database.everySite
      .insert(discounts)
      .values({ idSite, ...discount })
      .onConflictDoNothing();
  }
  if (name === "saved-reply") {
    const reply = { name: marker(idSite), textFr: "Oui.", textEn: "Yes." };
    await database.everySite.insert(savedReplies).values({ idSite, ...reply });
  }
  if (name === "review") await reviewLastBooking(platform, idSite);
  if (name.startsWith("external-")) await anExternalRating(platform, idSite);
  if (name === "business") await aBusiness(platform, { idSite, name: marker(idSite) });
  const table = TABLES[name]?.table;
  if (!table) throw new Error(`Nobody knows where a ${name} is`);
  const [row] = await database.everySite
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.idSite, idSite))
    .orderBy(desc(table.id))
    .limit(1);
  if (!row) throw new Error(`Site ${idSite} has no ${name}`);
  return Number(row.id);
}

const NEW_CODE = {
  code: "MATRIX-10",
  isActive: true,
  kind: "PERCENT",
  percent: 10,
  amount: null,
  from: null,
  until: null,
  minimum: 0,
  mostUses: null,
  mostUsesPerPerson: 1,
};

/** Books a ride and pays its deposit, for which a document is issued. */
async function bookAndPay({ platform, owner }: Owned): Promise<void> {
  await platform.startAfresh();
  await (await aRideOf(platform, owner)).pay();
}

/** Creates the data that a row of a resource depends on. */
async function prepare(of: Owned, name: string): Promise<void> {
  if (["booking", "payment", "document", "ride", "review"].includes(name)) await bookAndPay(of);
  if (name === "order") {
    await of.platform.startAfresh();
    await buyWine(of.platform, undefined, { headers: of.owner.headers });
  }
}

const ofRow =
  (name: string, part = "", body?: Record<string, unknown>): MakeCase =>
  async (of) => {
    await prepare(of, name);
    const path = (id: number) => `/admin/${name}/${id}${part}`;
    const id = await rowOf(of.platform, name, SITE);
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

/** Makes a step of a confirmed ride that begins within the half day. */
const ofStep: MakeCase = async (of) => {
  const { database, clock } = of.platform;
  await bookAndPay(of);
  const [ride] = await database.everySite.select().from(rides).orderBy(desc(rides.id)).limit(1);
  if (!ride) throw new Error("Nothing was booked");
  const startAt = new Date(clock.now().getTime() + 3_600_000);
  const endAt = new Date(startAt.getTime() + 3_600_000);
  await database.everySite
    .update(rides)
    .set({ startAt, endAt, busy: { from: startAt, until: endAt } })
    .where(eq(rides.id, ride.id));
  await database.everySite
    .update(bookings)
    .set({ status: "FINAL" })
    .where(eq(bookings.id, ride.idBooking));
  const path = (id: number) => `/admin/ride/${id}/step`;
  return [{ path: path(ride.id), nowhere: path(NOBODYS), body: { step: "ON_THE_WAY" } }];
};

/** Makes the undoing of such a step, which was said just now. */
const ofTakingBack: MakeCase = async (of) => {
  const [said] = await ofStep(of);
  const { database, clock } = of.platform;
  const [ride] = await database.everySite.select().from(rides).orderBy(desc(rides.id)).limit(1);
  const step = {
    idSite: SITE,
    idRide: ride?.id ?? 0,
    step: "ON_THE_WAY",
    at: clock.now(),
  } as const;
  await database.everySite.insert(rideSteps).values(step);
  return [{ path: `${said?.path}/ON_THE_WAY`, nowhere: `${said?.nowhere}/ON_THE_WAY` }];
};

const PERIOD = "/admin/money?from=2026-01-01&until=2026-12-31";
const PROOFS = ({ clock }: TestPlatform) => `/admin/proof?day=${parisDate(clock.now())}`;
const TODAY = ({ clock }: TestPlatform) => `/admin/day?day=${parisDate(clock.now())}`;

/** Makes a case that closes the first day that is not closed yet. */
const ofNextDay: MakeCase = async ({ platform: { database } }) => {
  const [last] = await database.everySite
    .select({ until: closings.untilDay })
    .from(closings)
    .where(eq(closings.idSite, SITE))
    .orderBy(desc(closings.untilDay))
    .limit(1);
  const until = last ? daysLater(last.until, 1) : "2026-11-01";
  return [{ path: "/admin/closing", body: { until } }];
};

const ofTranslated: MakeCase = async ({ platform }) => {
  const at = (id: number) => `/admin/translation/vehicle/${id}`;
  return [{ path: at(await rowOf(platform, "vehicle", SITE)), nowhere: at(NOBODYS) }];
};

export const adminCases: RouterCases = {
  routes: {
    ...Object.fromEntries(
      ADMIN_RESOURCES.flatMap(({ name }): [string, MakeCase][] => {
        const change = TABLES[name]?.change;
        return [
          [`GET /admin/${name}`, plain(`/admin/${name}`)],
          [`GET /admin/${name}/{id}`, ofRow(name)],
          ...(change
            ? [[`PUT /admin/${name}/{id}`, asReadBy(ofRow(name, "", change))] as [string, MakeCase]]
            : []),
        ];
      }),
    ),
    "POST /admin/discount": async ({ platform }) => {
      await platform.database.everySite.delete(discounts).where(eq(discounts.code, NEW_CODE.code));
      return [{ path: "/admin/discount", body: NEW_CODE }];
    },
    "POST /admin/vehicle": sending("/admin/vehicle", A_VEHICLE),
    "POST /admin/shop-product": async ({ platform }) => [
      { path: "/admin/shop-product", body: await aNewProduct(platform) },
    ],
    "POST /admin/declination": async ({ platform }) => [
      { path: "/admin/declination", body: await aNewArticle(platform, SITE) },
    ],
    "POST /admin/variation": sending("/admin/variation", { label: { fr_FR: "Étui", en: "Case" } }),
    "POST /admin/carrier": sending("/admin/carrier", A_CARRIER),
    "POST /admin/company-address": sending("/admin/company-address", A_COLLECT_PLACE),
    "POST /admin/access-point": async ({ platform }) => [
      { path: "/admin/access-point", body: await aNewAccessPoint(platform) },
    ],
    "DELETE /admin/access-point/{id}": ofRow("access-point"),
    "DELETE /admin/company-address/{id}": async (of) => {
      const { database } = of.platform;
      const address = { address: marker(SITE), postalCode: "44000", city: "Nantes", country: "FR" };
      await database.everySite
        .insert(companyAddresses)
        .values({ idSite: SITE, types: ["COMPANY"], ...address });
      return ofRow("company-address")(of);
    },
    "POST /admin/saved-reply": async () => [
      { path: "/admin/saved-reply", body: { name: "Chiens", text: { fr_FR: "Oui.", en: "Yes." } } },
    ],
    "DELETE /admin/saved-reply/{id}": ofRow("saved-reply"),
    "DELETE /admin/external-rating/{id}": ofRow("external-rating"),
    "DELETE /admin/external-review/{id}": ofRow("external-review"),
    "GET /admin/day": async ({ platform }) => [{ path: TODAY(platform) }],
    "GET /admin/glance": plain("/admin/glance"),
    "GET /admin/duty": plain("/admin/duty"),
    "POST /admin/ride/{id}/step": ofStep,
    "DELETE /admin/ride/{id}/step/{step}": ofTakingBack,
    "GET /admin/proof": async ({ platform }) => [{ path: PROOFS(platform) }],
    "GET /admin/booking/{id}/page": ofRow("booking", "/page"),
    "POST /admin/booking/{id}/action": ofRow("booking", "/action", { action: "CONFIRM" }),
    "GET /admin/booking/{id}/cancellation": ofRow(
      "booking",
      "/cancellation?reason=SERVICE_UNAVAILABLE",
    ),
    "GET /admin/order/{id}/page": ofRow("order", "/page"),
    "POST /admin/order/{id}/action": ofRow("order", "/action", {
      action: "CANCEL",
      reason: "WRONG_ADDRESS",
    }),
    ...peopleCases,
    ...stockCases,
    "GET /admin/document/{id}/pdf": ofRow("document", "/pdf"),
    "GET /admin/translation": plain("/admin/translation", "/admin/translation?state=ALL"),
    "GET /admin/translation/{kind}/{id}": ofTranslated,
    // No translator is configured there.
    "POST /admin/translation/draft": async () => [
      {
        path: "/admin/translation/draft",
        body: { from: "fr_FR", to: "en", text: "Un vin.", isHtml: false },
        status: 409,
      },
    ],
    "GET /admin/parameter": plain("/admin/parameter"),
    "POST /admin/parameter/{type}/draft": async () => [
      {
        path: "/admin/parameter/COMPANY_PHONE/draft",
        nowhere: "/admin/parameter/NO_SUCH_SETTING/draft",
        body: { value: "+33240000000" },
      },
    ],
    "GET /admin/parameter/draft": async () => [
      { path: "/admin/parameter/draft?draft=a.b", status: 404 },
    ],
    "PUT /admin/parameter/{type}": asReadBy(async ({ platform }) => [
      {
        path: "/admin/parameter/COMPANY_PHONE",
        nowhere: "/admin/parameter/NO_SUCH_SETTING",
        body: {
          value: `+3324000${1000 + (await platform.database.everySite.$count(auditEntries))}`,
        },
      },
    ]),
    ...mailCases,
    ...newSiteCases,
    "GET /admin/money": plain(PERIOD),
    "GET /admin/closing": plain("/admin/closing"),
    "GET /admin/closing/verification": plain("/admin/closing/verification"),
    "POST /admin/closing": ofNextDay,
  },

  gets: async ({ platform, idSite, admin, ride }) => {
    const order = await buyWine(platform, undefined, { idSite });
    await order.pay();
    // A new session needs no proof.
    const { headers } = await aPerson(platform, "ADMIN", idSite);
    await platform.data("POST", "/admin/closing", {
      idSite,
      headers: { ...headers },
      body: { until: "2026-11-01" },
    });
    const get = (path: string, file?: string): GetCase[] => [
      { path, headers: admin, elsewhere: "REFUSED", ...(file ? { file } : {}) },
    ];
    const { draft } = await platform.data<{ draft: string }>(
      "POST",
      "/admin/parameter/COMPANY_PHONE/draft",
      { idSite, headers: admin, body: { value: `+3324000${idSite}0` } },
    );
    const idOf = (name: string) => rowOf(platform, name, idSite);
    const gets: Record<string, GetCase[]> = {
      "/admin/day": get(`/admin/day?day=${ride.booking.startAt.slice(0, 10)}`),
      "/admin/glance": get("/admin/glance"),
      "/admin/duty": get("/admin/duty"),
      "/admin/site/file": [
        {
          path: "/admin/site/file",
          headers: (await aPerson(platform, "SUPER_ADMIN", idSite)).headers,
          elsewhere: "REFUSED",
          file: "application/zip",
        },
      ],
      "/admin/proof": get(`/admin/proof?day=${ride.booking.startAt.slice(0, 10)}`),
      "/admin/booking/{id}/page": get(`/admin/booking/${await idOf("booking")}/page`),
      "/admin/booking/{id}/cancellation": get(
        `/admin/booking/${await idOf("booking")}/cancellation?reason=SERVICE_UNAVAILABLE`,
      ),
      "/admin/order/{id}/page": get(`/admin/order/${await idOf("order")}/page`),
      "/admin/customer/{id}/page": get(`/admin/customer/${await idOf("customer")}/page`),
      "/admin/customer/{id}/erasure": get(`/admin/customer/${await idOf("customer")}/erasure`),
      "/admin/customer/{id}/merge": get(await mergePath(platform, idSite)),
      "/admin/booking/{id}/identity": get(`/admin/booking/${await idOf("booking")}/identity`),
      "/admin/booking/{id}/identity/{idCopy}": get(
        `/admin/booking/${await idOf("booking")}/identity/${await anIdentityCopy(platform, { idSite, idBooking: await idOf("booking") })}`,
        "application/octet-stream",
      ),
      "/admin/stock/{id}/history": get(`/admin/stock/${await idOf("stock")}/history`),
      "/admin/declination/{id}/price": get(`/admin/declination/${await idOf("declination")}/price`),
      "/admin/inventory": get("/admin/inventory"),
      "/admin/picking": get("/admin/picking"),
      "/admin/document/{id}/pdf": get(
        `/admin/document/${await idOf("document")}/pdf`,
        "application/pdf",
      ),
      "/admin/parameter": get("/admin/parameter"),
      "/admin/parameter/draft": get(`/admin/parameter/draft?draft=${draft}`),
      "/admin/mail": get("/admin/mail"),
      "/admin/mail/{name}": get("/admin/mail/booking-confirmed"),
      "/admin/mail/{name}/{language}/preview": get(
        "/admin/mail/booking-confirmed/fr_FR/preview",
        "text/html",
      ),
      "/admin/translation": get("/admin/translation?state=ALL"),
      "/admin/translation/{kind}/{id}": get(`/admin/translation/vehicle/${await idOf("vehicle")}`),
      "/admin/money": get(PERIOD),
      "/admin/closing": get("/admin/closing"),
      "/admin/closing/verification": get("/admin/closing/verification"),
    };
    for (const { name } of ADMIN_RESOURCES) {
      gets[`/admin/${name}/{id}`] = get(`/admin/${name}/${await idOf(name)}`);
      gets[`/admin/${name}`] = LISTINGS.flatMap((query) => get(`/admin/${name}${query}`));
    }
    return gets;
  },
};
