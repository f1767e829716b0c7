import { desc, eq } from "drizzle-orm";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { bookings, rideSteps, rides } from "@/platform/db/schema/booking";
import type { TestPlatform } from "@/testing/test-platform";
import { staffGets } from "./get-case";
import { bookAndPay, ofResourceRow, resourceRowId } from "./resource-rows";
import { type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

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

const PROOFS = ({ clock }: TestPlatform) => `/admin/proof?day=${parisDate(clock.now())}`;
const TODAY = ({ clock }: TestPlatform) => `/admin/day?day=${parisDate(clock.now())}`;

/** Calls by which the staff sees a day, and works on a ride or an order. */
export const deskCases: RouterCases = {
  routes: {
    "GET /admin/day": async ({ platform }) => [{ path: TODAY(platform) }],
    "GET /admin/glance": plain("/admin/glance"),
    "GET /admin/duty": plain("/admin/duty"),
    "POST /admin/ride/{id}/step": ofStep,
    "DELETE /admin/ride/{id}/step/{step}": ofTakingBack,
    "GET /admin/proof": async ({ platform }) => [{ path: PROOFS(platform) }],
    "GET /admin/booking/{id}/page": ofResourceRow("booking", "/page"),
    "POST /admin/booking/{id}/action": ofResourceRow("booking", "/action", { action: "CONFIRM" }),
    "GET /admin/booking/{id}/cancellation": ofResourceRow(
      "booking",
      "/cancellation?reason=SERVICE_UNAVAILABLE",
    ),
    "GET /admin/order/{id}/page": ofResourceRow("order", "/page"),
    "POST /admin/order/{id}/action": ofResourceRow("order", "/action", {
      action: "CANCEL",
      reason: "WRONG_ADDRESS",
    }),
    "GET /admin/document/{id}/pdf": ofResourceRow("document", "/pdf"),
  },

  gets: async ({ platform, idSite, admin, ride }) => {
    const get = staffGets(admin);
    const day = ride.booking.startAt.slice(0, 10);
    const idBooking = await resourceRowId(platform, "booking", idSite);
    const idOrder = await resourceRowId(platform, "order", idSite);
    const idDocument = await resourceRowId(platform, "document", idSite);
    return {
      "/admin/day": get(`/admin/day?day=${day}`),
      "/admin/glance": get("/admin/glance"),
      "/admin/duty": get("/admin/duty"),
      "/admin/proof": get(`/admin/proof?day=${day}`),
      "/admin/booking/{id}/page": get(`/admin/booking/${idBooking}/page`),
      "/admin/booking/{id}/cancellation": get(
        `/admin/booking/${idBooking}/cancellation?reason=SERVICE_UNAVAILABLE`,
      ),
      "/admin/order/{id}/page": get(`/admin/order/${idOrder}/page`),
      "/admin/document/{id}/pdf": get(`/admin/document/${idDocument}/pdf`, "application/pdf"),
    };
  },
};
