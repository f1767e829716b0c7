import { and, desc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { auditEntries } from "@/platform/db/schema/audit";
import {
  bookings,
  calendars,
  fareSupplements,
  rides,
  vehicles,
} from "@/platform/db/schema/booking";
import { stocks } from "@/platform/db/schema/catalogue";
import { closings } from "@/platform/db/schema/closing";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { payments } from "@/platform/db/schema/payment";
import { messages, users } from "@/platform/db/schema/people";
import { buyWine } from "../bought-order";
import { aRideOf } from "../scene";
import type { TestPlatform } from "../test-platform";
import { marker } from "../tiny-words";
import { type GetCase, LISTINGS } from "./get-case";
import { type MakeCase, NOBODYS, type Owned, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

type OwnedTable = PgTable & { id: PgColumn; idSite: PgColumn };

/** The table of each resource, and what a change of one of its rows sends. */
const TABLES: Record<string, { table: OwnedTable; change?: Record<string, unknown> }> = {
  booking: { table: bookings },
  order: { table: orders },
  customer: { table: users },
  message: { table: messages, change: { isAnswered: true } },
  payment: { table: payments },
  document: { table: documents },
  vehicle: { table: vehicles, change: { perKm: 2.4 } },
  "fare-supplement": { table: fareSupplements, change: { percent: 12 } },
  calendar: { table: calendars, change: { closures: ["2027-08-15"] } },
  stock: { table: stocks, change: { quantity: 7 } },
  audit: { table: auditEntries },
};

/** The id of a site's row of each resource, put there where the site has none. */
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
  if (name === "audit") {
    const act = { by: "staff@example.org", action: "CHANGE", subject: marker(idSite) };
    await database.everySite.insert(auditEntries).values({ idSite, at, ...act });
  }
  const table = TABLES[name]?.table ?? users;
  const isHere =
    name === "customer"
      ? and(eq(table.idSite, idSite), eq(users.role, "MEMBER"))
      : eq(table.idSite, idSite);
  const [row] = await database.everySite
    .select({ id: table.id })
    .from(table as PgTable)
    .where(isHere)
    .orderBy(desc(table.id))
    .limit(1);
  if (!row) throw new Error(`Site ${idSite} has no ${name}`);
  return Number(row.id);
}

/** Books a ride and pays its deposit, for which a document is issued. */
async function bookAndPay({ platform, owner }: Owned): Promise<void> {
  await platform.startAfresh();
  await (await aRideOf(platform, owner)).pay();
}

/** What has to be there before a site has a row of it. */
async function prepare(of: Owned, name: string): Promise<void> {
  if (["booking", "payment", "document", "ride"].includes(name)) await bookAndPay(of);
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

/** A step of a ride that is confirmed and begins within the half day. */
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

const PERIOD = "/admin/money?from=2026-01-01&until=2026-12-31";
const TODAY = ({ clock }: TestPlatform) => `/admin/day?day=${parisDate(clock.now())}`;

/** The first day that is not closed yet. */
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

/** What the staff sees and does in the panel. */
export const adminCases: RouterCases = {
  routes: {
    ...Object.fromEntries(
      ADMIN_RESOURCES.flatMap(({ name }): [string, MakeCase][] => {
        const change = TABLES[name]?.change;
        return [
          [`GET /admin/${name}`, plain(`/admin/${name}`)],
          [`GET /admin/${name}/{id}`, ofRow(name)],
          ...(change
            ? [[`PUT /admin/${name}/{id}`, ofRow(name, "", change)] as [string, MakeCase]]
            : []),
        ];
      }),
    ),
    "GET /admin/day": async ({ platform }) => [{ path: TODAY(platform) }],
    "POST /admin/ride/{id}/step": ofStep,
    "GET /admin/booking/{id}/page": ofRow("booking", "/page"),
    "POST /admin/booking/{id}/action": ofRow("booking", "/action", { action: "CONFIRM" }),
    "GET /admin/order/{id}/page": ofRow("order", "/page"),
    "POST /admin/order/{id}/action": ofRow("order", "/action", {
      action: "CANCEL",
      reason: "WRONG_ADDRESS",
    }),
    "GET /admin/customer/{id}/purchases": ofRow("customer", "/purchases"),
    "GET /admin/document/{id}/pdf": ofRow("document", "/pdf"),
    "GET /admin/parameter": plain("/admin/parameter"),
    "PUT /admin/parameter/{type}": async () => [
      {
        path: "/admin/parameter/COMPANY_PHONE",
        nowhere: "/admin/parameter/NO_SUCH_SETTING",
        body: { value: "+33240000009" },
      },
    ],
    "GET /admin/money": plain(PERIOD),
    "GET /admin/closing": plain("/admin/closing"),
    "GET /admin/closing/verification": plain("/admin/closing/verification"),
    "POST /admin/closing": ofNextDay,
  },

  gets: async ({ platform, idSite, admin, ride }) => {
    const order = await buyWine(platform, undefined, { idSite });
    await order.pay();
    await platform.data("POST", "/admin/closing", {
      idSite,
      headers: admin,
      body: { until: "2026-11-01" },
    });
    const get = (path: string, file?: string): GetCase[] => [
      { path, headers: admin, elsewhere: "REFUSED", ...(file ? { file } : {}) },
    ];
    const idOf = (name: string) => rowOf(platform, name, idSite);
    const gets: Record<string, GetCase[]> = {
      "/admin/day": get(`/admin/day?day=${ride.booked.startAt.slice(0, 10)}`),
      "/admin/booking/{id}/page": get(`/admin/booking/${await idOf("booking")}/page`),
      "/admin/order/{id}/page": get(`/admin/order/${await idOf("order")}/page`),
      "/admin/customer/{id}/purchases": get(`/admin/customer/${await idOf("customer")}/purchases`),
      "/admin/document/{id}/pdf": get(
        `/admin/document/${await idOf("document")}/pdf`,
        "application/pdf",
      ),
      "/admin/parameter": get("/admin/parameter"),
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
