import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewBooking } from "@/lib/contract/booking";
import type { BookingPage, ChangeOutcome } from "@/lib/contract/booking-page";
import { bookings } from "@/platform/db/schema/booking";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { anOrder, aRide } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let owner: Person;
let ride: BookedRide;

beforeAll(async () => {
  platform = await openTestPlatform();
  owner = await aPerson(platform);
});
beforeEach(async () => {
  await platform.startAfresh();
  ride = await bookRide(platform, {}, 901, owner.headers);
});
afterAll(() => platform.close());

const at = (part = "") => `/booking/${ride.booking.reference}${part}`;
const stored = async () => (await platform.database.everySite.select().from(bookings))[0];
const seen = () => platform.data<BookingPage>("GET", at(), { headers: owner.headers });

/** Every call about a booking that is its customer's. */
const CALLS: [string, string, (() => object)?][] = [
  ["GET", ""],
  ["PUT", "", () => ({ ...aRide(), idVehicle: ride.booking.vehicle?.id, dryRun: true })],
  ["POST", "/cancel", () => ({ dryRun: true })],
  ["POST", "/withdrawal", () => ({ dryRun: true })],
  ["POST", "/payment"],
  ["GET", "/proof"],
  ["GET", "/calendar"],
  ["GET", "/paper/F2026-0001"],
];

async function statuses(query: string, headers: Record<string, string>, idSite = 901) {
  const answers: [string, number][] = [];
  for (const [method, part, body] of CALLS) {
    const response = await platform.app.request(at(part) + query, {
      method,
      headers: { ...headers, idSite: String(idSite), "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body()) } : {}),
    });
    answers.push([`${method} ${part}`, response.status]);
  }
  return answers;
}
const all = (status: number) => CALLS.map(([method, part]) => [`${method} ${part}`, status]);

describe("a member's booking", () => {
  it("opens by their session as it does by its key, for every call but the company's", async () => {
    await ride.pay();
    expect(await statuses("", owner.headers)).toEqual(all(200));
    expect(await statuses("?key=", owner.headers)).toEqual(all(200));
    expect(await statuses(`?key=${ride.booking.key}`, {})).toEqual(all(200));
    const { status } = await platform.call("GET", at("/company"), { headers: owner.headers });
    expect(status).toBe(404);
  });

  it("opens to nobody else: not to members, not to the company, not at another site", async () => {
    await ride.pay();
    const others = [
      await aPerson(platform),
      await aPerson(platform, "ADMIN"),
      await aPerson(platform, "SUPER_ADMIN"),
    ];
    for (const { headers } of others) expect(await statuses("", headers)).toEqual(all(404));
    expect(await statuses("", {})).toEqual(all(404));
    expect(await statuses("", { Authorization: "no-session" })).toEqual(all(404));
    expect(await statuses("", owner.headers, 902)).toEqual(all(404));
    const elsewhere = await aPerson(platform, "MEMBER", 902);
    expect(await statuses("", elsewhere.headers)).toEqual(all(404));
    expect(await statuses("", elsewhere.headers, 902)).toEqual(all(404));
  });

  it("does not open by a wrong key, also in its owner's session", async () => {
    await ride.pay();
    expect(await statuses("?key=wrong", owner.headers)).toEqual(all(404));
  });

  it("answers another's, a wrong key and an unknown reference in the same words", async () => {
    const { headers } = await aPerson(platform);
    const calls = [
      platform.call("GET", at(), { headers }),
      platform.call("GET", at(), {}),
      platform.call("GET", at("?key=wrong"), { headers: owner.headers }),
      platform.call("GET", "/booking/ZZZ-222222", { headers: owner.headers }),
    ];
    const [first, ...rest] = await Promise.all(calls);
    for (const answer of rest) expect(answer).toEqual(first);
  });

  it("is told to be theirs, with links to its papers that have no key", async () => {
    await ride.pay();
    const page = await seen();
    expect(page).toMatchObject({ isMine: true, isUpcoming: true });
    expect(page.documents.map(({ url }) => url)).toEqual([
      `/api${at("/proof")}`,
      `/api${at("/calendar")}`,
      `/api${at("/paper/F2026-0001")}`,
    ]);
    expect(JSON.stringify(page)).not.toContain(ride.booking.key);
    const byKey = at(`?key=${ride.booking.key}`);
    expect(await platform.data("GET", byKey, { headers: owner.headers })).toEqual(page);
    const { headers } = await aPerson(platform);
    for (const call of [{}, { headers }]) {
      const shown = await platform.data<BookingPage>("GET", byKey, call);
      expect(shown.isMine).toBe(false);
      expect(shown.documents.every(({ url }) => url.includes("?key="))).toBe(true);
    }
  });

  it("can be changed and cancelled in their session", async () => {
    const body = { ...aRide({ passengers: 1 }), idVehicle: ride.booking.vehicle?.id };
    const { headers } = owner;
    const changed = await platform.data<ChangeOutcome>("PUT", at(), { headers, body });
    expect(changed).toMatchObject({ done: true, booking: { passengers: 1, isMine: true } });
    await platform.data("POST", at("/cancel"), { headers, body: {} });
    expect(await seen()).toMatchObject({ status: "CANCELLED", isUpcoming: false });
  });

  it("does not open any more once the session has ended", async () => {
    platform.clock.moveTo("2026-11-21T10:00:00+01:00");
    const { status } = await platform.call("GET", at(), { headers: owner.headers });
    expect(status).toBe(404);
  });
});

describe("who books", () => {
  // The earlier session was seen to be over, and does not come back with the clock.
  beforeAll(async () => {
    await platform.startAfresh();
    owner = await aPerson(platform);
  });
  beforeEach(() => platform.startAfresh());

  const send = async (path: string, headers: Record<string, string>, change: object = {}) =>
    platform.data<NewBooking>("POST", path, {
      headers: { ...headers, "Idempotency-Key": `member-${Math.random()}` },
      body: { ...anOrder(ride.booking.vehicle?.id ?? 0), ...change },
    });

  it.each(["/booking", "/booking/request"])("is the member who is logged in: %s", async (path) => {
    // The address is not the member's: a member may book for somebody else.
    const booking = await send(path, owner.headers, { startAt: "2026-11-25T10:00:00+01:00" });
    expect((await stored())?.idUser).toBe(owner.id);
    const own = `/booking/${booking.reference}`;
    expect(await platform.data("GET", own, { headers: owner.headers })).toMatchObject({
      isMine: true,
    });
    expect((await platform.call("GET", `${own}?key=${booking.key}`)).status).toBe(200);
  });

  it.each(["/booking", "/booking/request"])("is nobody's word in the order: %s", async (path) => {
    await send(
      path,
      {},
      { idUser: owner.id, customer: { ...anOrder(0).customer, email: owner.email } },
    );
    expect((await stored())?.idUser).toBeNull();
  });

  it("is a guest to another site, whatever the session", async () => {
    const { headers } = await aPerson(platform, "MEMBER", 902);
    await send("/booking", headers);
    expect((await stored())?.idUser).toBeNull();
  });
});
