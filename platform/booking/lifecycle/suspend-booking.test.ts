import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { aRide } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;

// The ride is on 25 November at 10:00 and lasts over an hour; its deposit is 20 €.
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

async function suspended() {
  const ride = await bookRide(platform);
  await ride.pay();
  await ride.company({ action: "CONFIRM" });
  const seen = await ride.company({ action: "SUSPEND", since: "2026-11-20T09:00:00+01:00" });
  return { ride, seen };
}

const change = ({ booking: { reference, key } }: BookedRide, startAt: string) =>
  platform.data("PUT", `/booking/${reference}?key=${key}`, { body: aRide({ startAt }) });

const mailed = async () =>
  (await writtenMails(platform))
    .filter(({ recipient }) => recipient === "anne@example.org")
    .map(({ event }) => event.split(":")[2]);

describe("force majeure", () => {
  it("is told, and stops what goes by the clock", async () => {
    const { ride, seen } = await suspended();
    expect(seen).toMatchObject({ status: "FINAL", isSuspended: true });
    expect(seen.actions[0]).toBe("RESUME");
    expect(seen.actions).not.toContain("SUSPEND");
    await platform.runUntil("2026-11-25T20:00:00+01:00");
    expect(await ride.page()).toMatchObject({ status: "FINAL", isSuspended: true });
    expect(await mailed()).toContain("suspended");
    expect(await mailed()).not.toContain("reminder");
  });

  it("that is over lets the ride take place: it is told, reminded of, and counts as made", async () => {
    const { ride } = await suspended();
    await platform.runUntil("2026-11-22T10:00:00+01:00");
    const seen = await ride.company({ action: "RESUME" });
    expect(seen.actions).toContain("SUSPEND");
    expect(seen.actions).not.toContain("RESUME");
    const page = await ride.page();
    expect(page).toMatchObject({ status: "FINAL", isSuspended: false });
    expect(page.history.at(-1)).toMatchObject({ event: "RESUME", by: "COMPANY" });
    expect((await mailed()).at(-1)).toBe("resumed");
    await platform.runUntil("2026-11-24T10:00:00+01:00");
    expect((await mailed()).at(-1)).toBe("reminder");
    await platform.runUntil("2026-11-25T14:00:00+01:00");
    expect((await ride.page()).status).toBe("DONE");
  });

  it("gives everything back to who cancels while it lasts, and no longer", async () => {
    const { ride } = await suspended();
    expect(await ride.cancel(true)).toMatchObject({ refund: 20, why: "FORCE_MAJEURE" });
    await ride.company({ action: "RESUME" });
    expect(await ride.cancel(true)).toMatchObject({ refund: 0, why: "DEPOSIT_KEPT" });
  });

  it("leaves the whole right to withdraw: nothing has been driven, whatever the clock says", async () => {
    const { ride } = await suspended();
    for (const time of ["10:20", "18:00"]) {
      await platform.runUntil(`2026-11-25T${time}:00+01:00`);
      expect((await ride.page()).may.withdraw).toBe(true);
      expect(await ride.withdraw(true)).toMatchObject({ refund: 20, kept: 0, why: "WITHDRAWN" });
    }
  });

  it("holds up the day it was told of, and not the one that its customer chooses instead", async () => {
    const { ride } = await suspended();
    await change(ride, "2026-11-25T14:00:00+01:00");
    expect((await ride.page()).isSuspended).toBe(true);
    await change(ride, "2026-12-15T10:00:00+01:00");
    expect((await ride.page()).isSuspended).toBe(false);
    expect(await ride.cancel(true)).toMatchObject({ why: "DEPOSIT_KEPT" });
    await platform.runUntil("2026-12-15T14:00:00+01:00");
    expect((await ride.page()).status).toBe("DONE");
  });

  it("is not over for a ride that it does not hold up, or that can be made no more", async () => {
    const { ride } = await suspended();
    await platform.runUntil("2026-11-25T12:00:00+01:00");
    await expect(ride.company({ action: "RESUME" })).rejects.toThrow("409");
    const other = await bookRide(platform, { startAt: "2026-11-27T10:00:00+01:00" });
    await expect(other.company({ action: "RESUME" })).rejects.toThrow("409");
  });
});
