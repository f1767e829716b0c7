import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffChange, StaffChangeOutcome } from "@/lib/contract/admin/change-ride";
import type { DayRide } from "@/lib/contract/admin/day";
import type { StaffPayLink } from "@/lib/contract/admin/take-booking";
import { auditEntries } from "@/platform/db/schema/audit";
import { rides } from "@/platform/db/schema/booking";
import { changeAsRead } from "@/testing/change-as-read";
import { aRide } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { takenRide } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const change = (id: number, ride: Partial<StaffChange>) =>
  changeAsRead<StaffChangeOutcome>(platform, `/admin/booking/${id}/ride`, {
    headers: admin.headers,
    body: { ...aRide(), ...ride },
  });
const later = { startAt: "2026-11-25T15:00:00+01:00" };
const sunday = { startAt: "2026-11-29T15:00:00+01:00" };

describe("a ride that the staff change", () => {
  it("says what it would cost before, and is changed at the price by the fares", async () => {
    const ride = await takenRide(platform, admin);
    const { total } = await ride.page();
    const dry = await change(ride.id, { ...sunday, dryRun: true });
    expect(dry.answer.data).toMatchObject({ done: false, before: total });
    expect((await ride.page()).startAt).toContain("2026-11-25T10:00");
    const done = await change(ride.id, sunday);
    const outcome = done.answer.success ? done.answer.data : undefined;
    expect(outcome?.total).toBeGreaterThan(total);
    const page = await ride.page();
    // A customer who pays on board still does.
    expect(page).toMatchObject({ status: "FINAL", deposit: 0, total: outcome?.total });
    expect(page.history.at(-1)).toMatchObject({ event: "CHANGE", by: "COMPANY" });
    const mails = await writtenMails(platform);
    expect(mails.at(-1)?.event).toMatch(/:changed:/);
    expect(mails.at(-1)?.recipient).toBe("anne@example.org");
  });

  it("keeps its price for a reason, which the company alone knows", async () => {
    const ride = await takenRide(platform, admin);
    const { total } = await ride.page();
    const none = await change(ride.id, { ...sunday, keptPrice: { reason: " " } });
    expect(none.answer.data).toMatchObject({
      errors: { "keptPrice.reason": { code: "REQUIRED" } },
    });
    await change(ride.id, { ...sunday, keptPrice: { reason: "Geste commercial" } });
    const page = await ride.page();
    expect(page).toMatchObject({ total, lines: [{ code: "AGREED" }] });
    expect(JSON.stringify(page)).not.toContain("Geste");
    const acts = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `booking ${ride.reference}`));
    expect(acts.at(-1)).toMatchObject({
      action: "CHANGE_RIDE",
      after: { priceReason: "Geste commercial" },
    });
    // The fares say nothing of a price that was agreed to.
    expect((await change(ride.id, later)).status).toBe(409);
    expect((await change(ride.id, { ...later, keptPrice: { reason: "Retard" } })).status).toBe(200);
  });

  it("is changed until it begins, when its customer no longer can", async () => {
    const ride = await takenRide(platform, admin, { startAt: "2026-11-20T14:00:00+01:00" });
    const today = { startAt: "2026-11-20T15:00:00+01:00" };
    expect((await change(ride.id, today)).status).toBe(200);
    platform.clock.moveTo("2026-11-20T15:01:00+01:00");
    expect((await change(ride.id, { startAt: "2026-11-20T18:00:00+01:00" })).status).toBe(409);
  });

  it("is not put over another ride", async () => {
    const ride = await takenRide(platform, admin);
    await takenRide(platform, admin, later);
    const { status, answer } = await change(ride.id, {
      ...later,
      idVehicle: (await ride.page()).vehicle?.id,
    });
    expect(status).toBe(409);
    expect(answer.data).toMatchObject({ errors: { startAt: { code: "SLOT_TAKEN" } } });
  });
});

describe("a ride that its customer cancels by telephone", () => {
  it.each([
    ["BY_CUSTOMER", "CANCELLED"],
    ["WITHDRAWN", "CANCELLED"],
  ] as const)("is ended as %s, with what the terms give back", async (reason, status) => {
    const ride = await takenRide(platform, admin, { payBy: "TERMINAL" });
    const { total, deposit, cancelReasons } = await ride.page();
    expect(cancelReasons).toContain(reason);
    await platform.data("POST", `/admin/booking/${ride.id}/action`, {
      headers: admin.headers,
      body: { action: "CANCEL", reason },
    });
    const kept = reason === "BY_CUSTOMER" ? deposit : 0;
    expect(await ride.page()).toMatchObject({ status, refunded: total - kept, indemnity: 0 });
  });
});

describe("the pay link", () => {
  const send = (id: number) =>
    platform.call<StaffPayLink>("POST", `/admin/booking/${id}/pay-link`, {
      headers: admin.headers,
    });

  it("says what is to be paid and until when, and goes out again once for a press", async () => {
    const ride = await takenRide(platform, admin, { payBy: "LINK" });
    const before = (await writtenMails(platform)).length;
    const { dueNow } = await ride.page();
    const [first, second] = await Promise.all([send(ride.id), send(ride.id)]);
    expect(first.answer.data).toMatchObject({ amount: dueNow });
    expect(first.answer).toEqual(second.answer);
    const sent = (await writtenMails(platform)).slice(before);
    expect(sent.map(({ channel }) => channel)).toEqual(["MAIL", "SMS"]);
    expect((await ride.page()).history.at(-1)).toMatchObject({ event: "PAY_LINK", by: "COMPANY" });
    platform.clock.moveTo("2026-11-20T10:02:00+01:00");
    await send(ride.id);
    expect((await writtenMails(platform)).length).toBe(before + 4);
  });

  it("is refused where nothing is to be paid", async () => {
    const ride = await takenRide(platform, admin, { payBy: "TERMINAL" });
    expect((await send(ride.id)).status).toBe(409);
  });
});

describe("the arrival of a flight", () => {
  it("is what the free waiting counts from", async () => {
    await takenRide(platform, admin, { travel: { flightNumber: "AF 1234" } });
    const [row] = await platform.database.everySite.select().from(rides);
    const day = async () =>
      (
        await platform.data<{ rides: DayRide[] }>("GET", "/admin/day?day=2026-11-25", {
          headers: admin.headers,
        })
      ).rides[0];
    expect(await day()).toMatchObject({
      arrivalAt: null,
      toleratedUntil: "2026-11-25T10:00:00.000Z",
    });
    const say = (arrivalAt: string, was: string | null = null) =>
      platform.call<DayRide>("PUT", `/admin/ride/${row?.id}/arrival`, {
        headers: admin.headers,
        body: { arrivalAt, was },
      });
    expect((await say("2026-11-25T10:40:00+01:00")).status).toBe(200);
    expect(await day()).toMatchObject({
      arrivalAt: "2026-11-25T09:40:00.000Z",
      toleratedUntil: "2026-11-25T10:40:00.000Z",
    });
    expect((await say("2026-11-27T10:40:00+01:00")).status).toBe(422);
  });

  it("is what waiting beyond it costs by, unless one says another at the end", async () => {
    const startAt = "2026-11-20T12:00:00+01:00";
    const ride = await takenRide(platform, admin, {
      startAt,
      travel: { flightNumber: "AF 1234" },
    });
    const { total } = await ride.page();
    const [row] = await platform.database.everySite.select().from(rides);
    await platform.data("PUT", `/admin/ride/${row?.id}/arrival`, {
      headers: admin.headers,
      body: { arrivalAt: "2026-11-20T12:30:00+01:00", was: null },
    });
    platform.clock.moveTo("2026-11-20T14:00:00+01:00");
    await platform.data("POST", `/admin/booking/${ride.id}/action`, {
      headers: admin.headers,
      // A quarter of an hour beyond the hour after the landing, at 60 € an hour.
      body: { action: "COMPLETE", waitedUntil: "2026-11-20T13:45:00+01:00" },
    });
    expect((await ride.page()).total).toBe(total + 15);
  });
});
