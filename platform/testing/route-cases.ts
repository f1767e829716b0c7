import { and, eq } from "drizzle-orm";
import type { FareList } from "@/lib/contract/booking";
import { calendar } from "@/platform/db/schema/booking";
import { element, page, service } from "@/platform/db/schema/content";
import {
  memberAddress,
  memberCode,
  newsletterSubscriber,
  registration,
} from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { session } from "@/platform/db/schema/people";
import { declination, product } from "@/platform/db/schema/shop";
import { newSecret, secretHash } from "@/platform/members/secret";
import { anOrder, aRide } from "./ride-order";
import { aRideOf, type Person, testPasswordHash } from "./scene";
import { TEST_PASSWORD, type TestPlatform } from "./test-platform";

/** A call of the contract, filled in with what is the owner's. */
export interface RouteCase {
  path: string;
  /** The same call about something that is not there. */
  nowhere?: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Its path holds what opens it, to whoever has it. */
  isKeyed?: boolean;
  /** With what it is answered to who may make it, where not with 200. */
  status?: number;
}

/** Who owns what a case is about, on site 901. */
export interface Owned {
  platform: TestPlatform;
  owner: Person;
}

type MakeCase = (of: Owned) => Promise<RouteCase[]>;

const SITE = 901;
const NOBODYS = 2_000_000_000;
const NO_KEY = "no-such-key";
const inAnHour = ({ platform }: Owned) => new Date(platform.clock.now().getTime() + 3_600_000);

const plain =
  (...paths: string[]): MakeCase =>
  async () =>
    paths.map((path) => ({ path }));

const sending =
  (
    path: string,
    body: Record<string, unknown> | ((of: Owned) => Promise<object> | object),
  ): MakeCase =>
  async (of) => [
    {
      path,
      body: { ...(typeof body === "function" ? await body(of) : body) },
      headers: { "Idempotency-Key": newSecret() },
    },
  ];

/** About a booking: by its key, and by its owner's session. */
const ofBooking =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const { booked } = await aRideOf(platform, owner);
    const at = (reference: string, key?: string) =>
      `/booking/${reference}${part}${key ? `?key=${key}` : ""}`;
    const sent = body ? { body } : {};
    return [
      {
        path: at(booked.reference, booked.key),
        nowhere: at(booked.reference, NO_KEY),
        isKeyed: true,
        ...sent,
      },
      { path: at(booked.reference), nowhere: at("ZZZ-222222"), ...sent },
    ];
  };

const ofCompany =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const ride = await aRideOf(platform, owner);
    if (body) await ride.pay();
    const at = (key: string) => `/booking/${ride.booked.reference}/company?key=${key}`;
    return [
      {
        path: at(await ride.companyKey()),
        nowhere: at(ride.booked.key),
        isKeyed: true,
        ...(body ? { body } : {}),
      },
    ];
  };

const ofPayLink =
  (part: string): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const { booked } = await aRideOf(platform, owner);
    const link = await platform.data<{ url: string }>(
      "POST",
      `/booking/${booked.reference}/payment?key=${booked.key}`,
    );
    return [{ path: `${link.url}${part}`, nowhere: `/payment/${NO_KEY}${part}`, isKeyed: true }];
  };

const ofRegistration =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async (of) => {
    const code = newSecret();
    const { database, clock } = of.platform;
    await database.everySite.insert(registration).values({
      codeHash: secretHash(code),
      idSite: SITE,
      email: `${code.slice(0, 12).toLowerCase()}@901.example`,
      passwordHash: await testPasswordHash(),
      details: {
        firstname: "Solène",
        lastname: "Le Goff",
        phone: "+33639980199",
        kind: "CONSUMER",
        newsletter: false,
      },
      language: "fr_FR",
      termsAcceptedAt: clock.now(),
      expiresAt: inAnHour(of),
    });
    return [
      {
        path: `/register/${code}${part}`,
        nowhere: `/register/${NO_KEY}${part}`,
        isKeyed: true,
        ...(body ? { body } : {}),
      },
    ];
  };

const ofMemberCode =
  (purpose: "PASSWORD" | "EMAIL", make: (code: string) => Omit<RouteCase, "isKeyed">): MakeCase =>
  async (of) => {
    const code = newSecret();
    await of.platform.database.everySite.insert(memberCode).values({
      codeHash: secretHash(code),
      idSite: SITE,
      idUser: of.owner.id,
      purpose,
      email: purpose === "EMAIL" ? `new-${of.owner.email}` : null,
      expiresAt: inAnHour(of),
    });
    return [{ ...make(code), isKeyed: true }];
  };

const ofSubscriber =
  (part = "", body?: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    const code = newSecret();
    await platform.database.everySite.insert(newsletterSubscriber).values({
      idSite: SITE,
      email: `${code.slice(0, 12).toLowerCase()}@901.example`,
      code,
      language: "fr_FR",
      createdAt: platform.clock.now(),
      confirmedAt: platform.clock.now(),
    });
    return [
      {
        path: `/newsletter/${code}${part}`,
        nowhere: `/newsletter/${NO_KEY}${part}`,
        isKeyed: true,
        ...(body ? { body } : {}),
      },
    ];
  };

const ADDRESS = { address: "3 rue Kervégan", postalCode: "44000", city: "Nantes" };

const ofAddress =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    const [row] = await platform.database.everySite
      .insert(memberAddress)
      .values({ ...ADDRESS, country: "FR", types: [], idSite: SITE, idUser: owner.id })
      .returning();
    return [
      {
        path: `/user/address/${row?.id}`,
        nowhere: `/user/address/${NOBODYS}`,
        ...(body ? { body } : {}),
      },
    ];
  };

/** Another device of the owner's: ending the one that calls would be another case. */
const ofSession: MakeCase = async ({ platform, owner }) => {
  const [row] = await platform.database.everySite
    .insert(session)
    .values({
      tokenHash: secretHash(newSecret()),
      idSite: SITE,
      idUser: owner.id,
      expiresAt: new Date("2099-01-01"),
    })
    .returning();
  return [{ path: `/user/session/${row?.id}`, nowhere: `/user/session/${NOBODYS}` }];
};

/** About a row of the site's content. */
const byId =
  (
    table: typeof page | typeof service | typeof calendar | typeof product,
    path: (id: number) => string,
  ): MakeCase =>
  async ({ platform }) => {
    const rows = await platform.database.everySite
      .select()
      .from(table)
      .where(eq(table.idSite, SITE));
    return [{ path: path(rows[0]?.id ?? 0), nowhere: path(NOBODYS) }];
  };

/** About the product that has a technical sheet, and one of its declinations. */
const ofSheet =
  (part: (of: { id: number; idDeclination: number }) => number | string): MakeCase =>
  async ({ platform }) => {
    const [one] = await platform.database.everySite
      .select({ id: product.id, idDeclination: declination.id })
      .from(product)
      .innerJoin(declination, eq(declination.idProduct, product.id))
      .where(and(eq(product.idSite, SITE), eq(product.hasFile, true)));
    const at = (of: { id: number; idDeclination: number }) => `/product/generate/file/${part(of)}`;
    const nobodys = { id: NOBODYS, idDeclination: NOBODYS };
    return [{ path: at(one ?? nobodys), nowhere: at(nobodys) }];
  };

const firstVehicle = async ({ platform }: Owned) => {
  const { grids } = await platform.data<FareList>("GET", "/fare");
  return grids[0]?.idVehicle ?? 0;
};

const order: (of: Owned) => Promise<object> = async (of) => {
  await of.platform.startAfresh();
  return anOrder(await firstVehicle(of));
};

const PROFILE = {
  firstname: "Solène",
  lastname: "Le Goff",
  phone: "06 39 98 01 99",
  kind: "CONSUMER",
};
const NEW_PASSWORD = "une phrase que personne ne devine";
const { startAt: _start, ...RIDE_WITHOUT_TIME } = aRide();

/** For each route of the contract, by method and path, its calls; a new route needs its own. */
export const routeCases: Record<string, MakeCase> = {
  "GET /parameter": plain("/parameter"),
  "GET /site/info": plain("/site/info"),
  "GET /site/visit/{from}": plain("/site/visit/flyer"),
  "GET /logged": plain("/logged"),
  "GET /news": plain("/news"),
  "GET /admin/address/type": plain("/admin/address/type"),
  "GET /company/address": plain("/company/address"),
  "GET /variation": plain("/variation"),
  "GET /external-app/{app}/config/public": plain(
    "/external-app/PRODUCT_FILE_GENERATOR/config/public",
  ),
  "GET /element/{route}": plain("/element/logo-footer"),
  "GET /element/{route}/{id}": async ({ platform }) => {
    const rows = await platform.database.everySite
      .select()
      .from(element)
      .where(eq(element.idSite, SITE));
    const [one] = rows;
    const at = (id: number) => `/element/${one?.route}/${id}`;
    return [{ path: at(one?.id ?? 0), nowhere: at(NOBODYS) }];
  },
  "GET /page": plain("/page"),
  "GET /page/{id}": byId(page, (id) => `/page/${id}`),
  "GET /component/conf/{slug}": plain("/component/conf/welcome"),
  "GET /service": plain("/service"),
  "GET /service/{id}": byId(service, (id) => `/service/${id}`),
  "GET /product": plain("/product?search=cabernet&tags=organic"),
  "GET /product/{id}": byId(product, (id) => `/product/${id}`),
  "GET /award": plain("/award?product=1"),
  "GET /v2/product/recommended/{id}": byId(product, (id) => `/v2/product/recommended/${id}`),
  "GET /parameter/product/meal-icon": plain("/parameter/product/meal-icon"),
  "GET /product/generate/file/{id}": ofSheet(({ id }) => id),
  "GET /product/generate/file/{id}/{declinationId}": ofSheet(
    ({ id, idDeclination }) => `${id}/${idDeclination}`,
  ),
  "GET /countries": plain("/countries"),
  "GET /cities/{search}/{idCountry}": plain("/cities/nan/250"),
  "GET /place": plain("/place?search=nantes"),
  "GET /calendar/{id}/date/allowed/{month}/{year}": byId(
    calendar,
    (id) => `/calendar/${id}/date/allowed/12/2026`,
  ),
  "GET /fare": plain("/fare"),
  "GET /custom-stripe/public-key": plain("/custom-stripe/public-key"),
  // There is no such host to fetch it from.
  "POST /image/load-svg": async () => [
    { path: "/image/load-svg", body: { url: "https://www.901.example/logo.svg" }, status: 404 },
  ],
  "POST /message": sending("/message", {
    name: "Marie",
    email: "marie@example.org",
    message: "Un transfert pour Angers ?",
    acceptPrivacy: true,
  }),

  "POST /booking/quote": sending("/booking/quote", aRide()),
  "POST /booking/times": sending("/booking/times", { ...RIDE_WITHOUT_TIME, date: "2026-11-25" }),
  "POST /booking": sending("/booking", order),
  "POST /booking/request": sending("/booking/request", order),
  "POST /booking/find": sending("/booking/find", {
    reference: "ZZZ-222222",
    email: "anne@example.org",
  }),
  "GET /booking/{reference}": ofBooking(""),
  "PUT /booking/{reference}": async (of) => {
    const body = { ...aRide(), idVehicle: await firstVehicle(of), passengers: 3, dryRun: true };
    return ofBooking("", body)(of);
  },
  "POST /booking/{reference}/cancel": ofBooking("/cancel", { dryRun: true }),
  "POST /booking/{reference}/withdrawal": ofBooking("/withdrawal", { dryRun: true }),
  "POST /booking/{reference}/payment": ofBooking("/payment"),
  "GET /booking/{reference}/proof": ofBooking("/proof"),
  "GET /booking/{reference}/calendar": ofBooking("/calendar"),
  "GET /booking/{reference}/paper/{number}": async ({ platform, owner }) => {
    await platform.startAfresh();
    const ride = await aRideOf(platform, owner);
    await ride.pay();
    const { documents } = await ride.page();
    const number = documents.find(({ kind }) => kind === "DEPOSIT_INVOICE")?.number;
    const { reference, key } = ride.booked;
    const at = (known: string, query = "") => `/booking/${known}/paper/${number}${query}`;
    return [
      { path: at(reference, `?key=${key}`), nowhere: at(reference, "?key=x"), isKeyed: true },
      { path: at(reference), nowhere: at("ZZZ-222222") },
    ];
  },
  "GET /booking/{reference}/company": ofCompany(),
  "POST /booking/{reference}/company": ofCompany({ action: "CONFIRM" }),
  "GET /payment/{code}": ofPayLink(""),
  "POST /payment/{code}/refresh": ofPayLink("/refresh"),
  "POST /payment/{code}/checkout": ofPayLink("/checkout"),
  "POST /payment/{code}/link": ofPayLink("/link"),
  "POST /payment/notice/{gateway}": plain("/payment/notice/test"),

  "GET /admin/dead-letter": plain("/admin/dead-letter"),
  "POST /admin/dead-letter/{kind}/{id}/again": async ({ platform }) => {
    const now = platform.clock.now();
    const [row] = await platform.database.everySite
      .insert(outbox)
      .values({
        idSite: SITE,
        event: `dead:${newSecret()}`,
        recipient: "dead@example.org",
        subject: "s",
        text: "t",
        html: "h",
        createdAt: now,
        nextAttemptAt: now,
        diedAt: now,
      })
      .returning();
    const at = (id: number) => `/admin/dead-letter/MAIL/${id}/again`;
    return [{ path: at(row?.id ?? 0), nowhere: at(NOBODYS) }];
  },

  "POST /register": sending("/register", () => ({
    ...PROFILE,
    email: `${newSecret().slice(0, 12)}@901.example`,
    password: NEW_PASSWORD,
    acceptTerms: true,
  })),
  "GET /register/{code}": ofRegistration(""),
  "POST /register/{code}/confirm": ofRegistration("/confirm", { password: TEST_PASSWORD }),
  "POST /login": sending("/login", ({ owner }) => ({
    email: owner.email,
    password: TEST_PASSWORD,
  })),
  "POST /logout": plain("/logout"),
  "PUT /password/reset/ask": sending("/password/reset/ask", ({ owner }) => ({
    email: owner.email,
  })),
  "GET /password/reset/{code}": ofMemberCode("PASSWORD", (code) => ({
    path: `/password/reset/${code}`,
    nowhere: `/password/reset/${NO_KEY}`,
  })),
  "PUT /password/reset": ofMemberCode("PASSWORD", (code) => ({
    path: "/password/reset",
    body: { code, password: NEW_PASSWORD },
  })),

  "GET /user": plain("/user"),
  "PUT /user": sending("/user", PROFILE),
  "PUT /user/password": sending("/user/password", {
    currentPassword: TEST_PASSWORD,
    newPassword: NEW_PASSWORD,
  }),
  "PUT /user/email": sending("/user/email", () => ({
    email: `${newSecret().slice(0, 12)}@901.example`,
    password: TEST_PASSWORD,
  })),
  "POST /user/email/{code}": ofMemberCode("EMAIL", (code) => ({
    path: `/user/email/${code}`,
    nowhere: `/user/email/${NO_KEY}`,
  })),
  "DELETE /user": sending("/user", { password: TEST_PASSWORD }),
  "GET /user/export": plain("/user/export"),
  "GET /user/session": plain("/user/session"),
  "DELETE /user/session": plain("/user/session"),
  "DELETE /user/session/{id}": ofSession,
  "GET /user/address": plain("/user/address"),
  "POST /user/address": sending("/user/address", ADDRESS),
  "PUT /user/address/{id}": ofAddress({ ...ADDRESS, city: "Rezé" }),
  "DELETE /user/address/{id}": ofAddress(),
  "GET /user/booking": plain("/user/booking?when=upcoming"),
  "GET /user/paper": plain("/user/paper"),
  "GET /user/newsletter/lists": plain("/user/newsletter/lists"),
  "GET /user/newsletter/subscription": plain("/user/newsletter/subscription"),
  "PUT /user/newsletter/subscription": sending("/user/newsletter/subscription", { lists: [] }),
  "POST /newsletter/subscribe": sending("/newsletter/subscribe", () => ({
    email: `${newSecret().slice(0, 12)}@901.example`,
    acceptPrivacy: true,
  })),
  "GET /newsletter/{code}": ofSubscriber(),
  "POST /newsletter/{code}/unsubscribe": ofSubscriber("/unsubscribe"),
  "PUT /newsletter/{code}": ofSubscriber("", { lists: [] }),
};
