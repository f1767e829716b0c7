import { and, desc, eq } from "drizzle-orm";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { bookings, rides, vehicles } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { busyCalendars } from "@/platform/db/schema/busy-calendar";
import { rideFeeds } from "@/platform/db/schema/ride-feed";
import { vehicleBlocks } from "@/platform/db/schema/vehicle-block";
import { anOrder, aRide } from "@/testing/ride-order";
import { aPerson, aRideOf } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";
import { type GetCase, notFoundElsewhere } from "./get-case";
import { firstVehicle, TIMES_REQUEST } from "./ride-cases";
import { asReadBy, type MakeCase, NOBODYS, type Owned, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Builds an order as the staff take it by telephone. */
const takenOrder = (idVehicle: number) => ({
  ...anOrder(idVehicle),
  language: "fr_FR",
  payBy: "ON_BOARD",
  isConfirmed: true,
});

const take = async (of: Owned): Promise<object> => {
  await of.platform.startAfresh();
  return takenOrder(await firstVehicle(of));
};

async function lastBooking({ database }: TestPlatform, idSite: number): Promise<number> {
  const [row] = await database.everySite
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.idSite, idSite))
    .orderBy(desc(bookings.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Makes a case about a booking that has been made for it. */
const ofBooking =
  (part: string, body?: Record<string, unknown>, headers?: Record<string, string>): MakeCase =>
  async (of) => {
    await of.platform.startAfresh();
    await aRideOf(of.platform, of.owner);
    const path = (id: number) => `/admin/booking/${id}/${part}`;
    const id = await lastBooking(of.platform, SITE);
    return [
      {
        path: path(id),
        nowhere: path(NOBODYS),
        ...(body ? { body } : {}),
        ...(headers ? { headers } : {}),
      },
    ];
  };

const RULE = { weekdays: [3], until: "2026-12-10" };

async function aNote(platform: TestPlatform, idSite: number): Promise<[number, number]> {
  const idBooking = await lastBooking(platform, idSite);
  const [note] = await platform.database.everySite
    .insert(bookingNotes)
    .values({
      idSite,
      idBooking,
      kind: "INTERNAL",
      text: marker(idSite),
      at: platform.clock.now(),
      by: "staff@example.org",
      receipt: crypto.randomUUID(),
    })
    .returning();
  return [idBooking, note?.id ?? 0];
}

const ofNote: MakeCase = async (of) => {
  await of.platform.startAfresh();
  await aRideOf(of.platform, of.owner);
  const [id, idNote] = await aNote(of.platform, SITE);
  const path = (note: number) => `/admin/booking/${id}/note/${note}`;
  return [{ path: path(idNote), nowhere: path(NOBODYS) }];
};

const vehicleOf = async ({ database }: TestPlatform, idSite: number): Promise<number> => {
  const [row] = await database.everySite.select().from(vehicles).where(eq(vehicles.idSite, idSite));
  return row?.id ?? 0;
};

const DAY = 86_400_000;

const newBlock: MakeCase = async ({ platform }) => {
  await platform.database.everySite.delete(vehicleBlocks);
  const idVehicle = await vehicleOf(platform, SITE);
  const startAt = new Date(platform.clock.now().getTime() + 90 * DAY);
  const endAt = new Date(startAt.getTime() + DAY);
  const body = { idVehicle, startAt, endAt, reason: "Congés" };
  return [{ path: "/admin/vehicle-block", body: JSON.parse(JSON.stringify(body)) }];
};

const ofBlock: MakeCase = async ({ platform }) => {
  await platform.database.everySite.delete(vehicleBlocks);
  const createdAt = platform.clock.now();
  const startAt = new Date(createdAt.getTime() + 120 * DAY);
  const [row] = await platform.database.everySite
    .insert(vehicleBlocks)
    .values({
      idSite: SITE,
      idVehicle: await vehicleOf(platform, SITE),
      startAt,
      endAt: new Date(startAt.getTime() + DAY),
      reason: "Garage",
      by: "staff@example.org",
      createdAt,
    })
    .returning();
  const path = (id: number) => `/admin/vehicle-block/${id}`;
  return [{ path: path(row?.id ?? 0), nowhere: path(NOBODYS) }];
};

const CALENDAR_FILE = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART;VALUE=DATE:20270301",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

async function aBusyCalendar({ database, clock }: TestPlatform, idSite: number): Promise<number> {
  await database.everySite.delete(busyCalendars).where(eq(busyCalendars.idSite, idSite));
  const now = clock.now();
  const [row] = await database.everySite
    .insert(busyCalendars)
    .values({
      idSite,
      name: marker(idSite),
      createdAt: now,
      by: "staff@example.org",
      readAt: now,
      readUntil: now,
    })
    .returning();
  return row?.id ?? 0;
}

/** Makes a case about another calendar that has been made for it. */
const ofCalendar =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    const path = (id: number) => `/admin/busy-calendar/${id}${part}`;
    const id = await aBusyCalendar(platform, SITE);
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

/** Makes a case about an address for calendars of each who may have one: nobody ends another's. */
const ofFeed: MakeCase = async () => [
  // Its owner alone ends it, which a test of its own tries; anybody else finds nothing there.
  { path: `/admin/ride-feed/${NOBODYS}`, status: 404 },
];

/** Makes an address for calendars as the panel does for a member of staff. */
async function aFeed(platform: TestPlatform, idSite: number) {
  // The author of an address has just logged in.
  const { headers } = await aPerson(platform, "ADMIN", idSite);
  const { url } = await platform.data<{ url: string }>("POST", "/admin/ride-feed", {
    idSite,
    headers,
    body: { idVehicle: null },
  });
  return new URL(url, "http://localhost").pathname.replace("/api", "");
}

const keyedFeed: MakeCase = async ({ platform }) => {
  await platform.database.everySite.delete(rideFeeds).where(eq(rideFeeds.idSite, SITE));
  return [
    {
      path: await aFeed(platform, SITE),
      nowhere: "/ride-feed/no-such-code/rides.ics",
      isKeyed: true,
    },
  ];
};

const ofArrival: MakeCase = async (of) => {
  await of.platform.startAfresh();
  await aRideOf(of.platform, of.owner);
  const [ride] = await of.platform.database.everySite
    .select()
    .from(rides)
    .where(and(eq(rides.idSite, SITE), eq(rides.isActive, true)))
    .orderBy(desc(rides.id))
    .limit(1);
  if (!ride) throw new Error("Nothing was booked");
  const path = (id: number) => `/admin/ride/${id}/arrival`;
  const body = { arrivalAt: ride.startAt.toISOString(), was: null };
  return [{ path: path(ride.id), nowhere: path(NOBODYS), body }];
};

const plan = ({ clock }: TestPlatform) => {
  const from = parisDate(clock.now());
  return `/admin/ride-plan?from=${from}&until=${daysLater(from, 41)}`;
};

export const rideDeskCases: RouterCases = {
  routes: {
    "POST /admin/booking/quote": sending("/admin/booking/quote", aRide()),
    "POST /admin/booking": sending("/admin/booking", take),
    "POST /admin/booking/times": sending("/admin/booking/times", TIMES_REQUEST),
    "GET /admin/known-customer": plain("/admin/known-customer?search=anne"),
    "PUT /admin/booking/{id}/ride": asReadBy(ofBooking("ride", { ...aRide(), dryRun: true })),
    "POST /admin/booking/{id}/times": ofBooking("times", TIMES_REQUEST),
    "GET /admin/booking/{id}/pay-link": ofBooking("pay-link"),
    "POST /admin/booking/{id}/pay-link": ofBooking("pay-link"),
    "GET /admin/booking/{id}/note": ofBooking("note"),
    "POST /admin/booking/{id}/note": ofBooking("note", {
      kind: "INTERNAL",
      text: "Rappeler la veille",
      receipt: "a-receipt-of-a-note",
    }),
    "DELETE /admin/booking/{id}/note/{idNote}": ofNote,
    "GET /admin/booking/{id}/series": ofBooking("series"),
    "POST /admin/booking/{id}/series/preview": ofBooking("series/preview", RULE),
    "POST /admin/booking/{id}/series": ofBooking(
      "series",
      { ...RULE, days: ["2026-12-02"], payBy: "ON_BOARD" },
      { "Idempotency-Key": "a-series-of-the-matrix" },
    ),
    "POST /admin/booking/{id}/series/cancellation": ofBooking("series/cancellation", {
      reason: "BY_CUSTOMER",
    }),
    "GET /admin/ride-plan": async ({ platform }) => [{ path: plan(platform) }],
    "POST /admin/vehicle-block": newBlock,
    "DELETE /admin/vehicle-block/{id}": ofBlock,
    "GET /admin/busy-calendar": plain("/admin/busy-calendar"),
    "POST /admin/busy-calendar": async () => [
      {
        path: "/admin/busy-calendar",
        body: { name: "Agenda", idVehicle: null, file: CALENDAR_FILE },
      },
    ],
    "POST /admin/busy-calendar/{id}/reading": ofCalendar("/reading", { file: CALENDAR_FILE }),
    "DELETE /admin/busy-calendar/{id}": ofCalendar(""),
    "GET /admin/ride-feed": plain("/admin/ride-feed"),
    "POST /admin/ride-feed": async () => [{ path: "/admin/ride-feed", body: { idVehicle: null } }],
    "DELETE /admin/ride-feed/{id}": ofFeed,
    "GET /ride-feed/{code}/rides.ics": keyedFeed,
    "PUT /admin/ride/{id}/arrival": ofArrival,
  },

  gets: async ({ platform, idSite, admin }) => {
    const [id] = await aNote(platform, idSite);
    await aBusyCalendar(platform, idSite);
    const get = (path: string): GetCase[] => [{ path, headers: admin, elsewhere: "REFUSED" }];
    const [feed] = notFoundElsewhere(await aFeed(platform, idSite));
    if (!feed) throw new Error("There is no address for a calendar");
    return {
      "/admin/known-customer": get("/admin/known-customer?search=anne"),
      "/admin/booking/{id}/pay-link": get(`/admin/booking/${id}/pay-link`),
      "/admin/booking/{id}/note": get(`/admin/booking/${id}/note`),
      "/admin/booking/{id}/series": get(`/admin/booking/${id}/series`),
      "/admin/ride-plan": get(plan(platform)),
      "/admin/busy-calendar": get("/admin/busy-calendar"),
      "/admin/ride-feed": get("/admin/ride-feed"),
      "/ride-feed/{code}/rides.ics": [{ ...feed, file: "text/calendar" }],
    };
  },
};
