import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BookingSeries, MadeSeries, SeriesPreview } from "@/lib/contract/admin/booking-series";
import { bookings } from "@/platform/db/schema/booking";
import { anOrder } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { takenRide, vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

/** Wednesday 25 November 2026 is the first ride. */
const RULE = { weekdays: [2, 4], until: "2026-12-10" };
const DAYS = ["2026-11-26", "2026-12-01", "2026-12-03", "2026-12-08", "2026-12-10"];

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const preview = (id: number) =>
  platform.data<SeriesPreview>("POST", `/admin/booking/${id}/series/preview`, {
    headers: admin.headers,
    body: RULE,
  });
const make = (id: number, days: string[], key = "a-series-of-rides") =>
  platform.data<MadeSeries>("POST", `/admin/booking/${id}/series`, {
    headers: { ...admin.headers, "Idempotency-Key": key },
    body: { ...RULE, days, payBy: "ON_BOARD" },
  });
const see = (id: number) =>
  platform.data<BookingSeries>("GET", `/admin/booking/${id}/series`, { headers: admin.headers });

async function takeAway(day: string) {
  const [saloon] = await vehicleIds(platform);
  await platform.data("POST", "/booking", {
    body: anOrder(saloon, { startAt: `${day}T10:15:00+01:00` }),
    headers: { "Idempotency-Key": `taken-away-${day}` },
  });
}

describe("a ride that comes again", () => {
  it("is shown with its prices and what is in its way, and made on the days that are possible", async () => {
    const { id } = await takenRide(platform, admin);
    await takeAway("2026-12-03");
    const { days } = await preview(id);
    expect(days.map(({ day }) => day)).toEqual(DAYS);
    expect(days.map(({ isPossible }) => isPossible)).toEqual([true, true, false, true, true]);
    expect(days[2]?.obstacles).toMatchObject([{ kind: "RIDE", label: "Anne-Sophie Le Bihan" }]);
    expect(days.every(({ total }) => total !== null && total > 0)).toBe(true);

    const made = await make(id, DAYS);
    expect(made.refused.map(({ day }) => day)).toEqual(["2026-12-03"]);
    expect(made.bookings.map(({ startAt }) => startAt.slice(0, 16))).toEqual([
      "2026-11-26T10:00",
      "2026-12-01T10:00",
      "2026-12-08T10:00",
      "2026-12-10T10:00",
    ]);
    expect(made.bookings.every(({ status }) => status === "FINAL")).toBe(true);
    const [one] = made.bookings;
    expect(await see(one?.id ?? 0)).toEqual(await see(id));
  });

  it("is confirmed by one mail and one text message, and the mail has each ride and its page, however often it is asked for", async () => {
    const { id, reference: first } = await takenRide(platform, admin);
    await make(id, DAYS);
    await make(id, DAYS);
    const { bookings: rides } = await see(id);
    const mails = (await writtenMails(platform)).filter(({ event }) => !event.includes(first));
    // And one text message.
    expect(mails.map(({ event }) => event.split(":")[2])).toEqual([
      "series-confirmed",
      "series-confirmed",
    ]);
    const text = mails.find(({ subject }) => subject !== "")?.text.replaceAll(/\s/g, " ") ?? "";
    expect(text).toContain(`${DAYS.length} courses. Elles sont définitives.`);
    for (const { reference } of rides)
      expect(text).toMatch(new RegExp(`/booking/${reference}\\?key=`));
    // Each is cancelled for itself, and told so.
    await platform.data("POST", `/admin/booking/${rides[1]?.id}/action`, {
      headers: admin.headers,
      body: { action: "CANCEL", reason: "BY_CUSTOMER" },
    });
    const after = await see(id);
    expect(after.bookings.map(({ status }) => status === "CANCELLED")).toEqual(
      DAYS.map((_, index) => index === 1),
    );
  });

  it("is told again only where another of its days is booked", async () => {
    const { id } = await takenRide(platform, admin);
    const told = async () =>
      (await writtenMails(platform)).filter(
        ({ event, subject }) => event.includes("series-confirmed") && subject !== "",
      );
    await make(id, DAYS.slice(0, 2));
    await make(id, DAYS.slice(0, 3));
    expect((await told()).map(({ text }) => text.match(/key=/g)?.length)).toEqual([2, 3]);
  });

  it("is made once, however often and at once it is asked for", async () => {
    const { id } = await takenRide(platform, admin);
    const days = DAYS.slice(0, 2);
    await Promise.all([make(id, days), make(id, days)]);
    await make(id, days);
    expect((await see(id)).bookings).toHaveLength(2);
    expect(await platform.database.everySite.select().from(bookings)).toHaveLength(3);
  });

  it("is at the price that was agreed, each time", async () => {
    const { id } = await takenRide(platform, admin, { agreed: { total: 80, reason: "Abonné" } });
    const { days } = await preview(id);
    expect(new Set(days.map(({ total }) => total))).toEqual(new Set([80]));
    expect((await make(id, [DAYS[0] ?? ""])).bookings).toMatchObject([{ total: 80 }]);
  });

  it("takes no day that its rule does not give", async () => {
    const { id } = await takenRide(platform, admin);
    await expect(make(id, ["2026-11-27"])).rejects.toThrow("422");
  });

  it("ends with those that remain, and not with the one that it began with", async () => {
    const ride = await takenRide(platform, admin);
    await make(ride.id, DAYS);
    const cancel = () =>
      platform.data<BookingSeries>("POST", `/admin/booking/${ride.id}/series/cancellation`, {
        headers: admin.headers,
        body: { reason: "BY_CUSTOMER" },
      });
    const after = await cancel();
    expect(new Set(after.bookings.map(({ status }) => status))).toEqual(new Set(["CANCELLED"]));
    expect((await ride.page()).status).toBe("FINAL");
    expect(await cancel()).toEqual(after);
  });
});
