import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DayPage } from "@/lib/contract/admin/day";
import type { BookingDrivers, DriverDay } from "@/lib/contract/admin/driver";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings, rides } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { parameters } from "@/platform/db/schema/site-look";
import { bookRide } from "@/testing/booked-ride";
import { changeAsRead } from "@/testing/change-as-read";
import { aRide, somebody } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let driver: Person;
let vehicles: number[];
beforeAll(async () => {
  platform = await openTestPlatform();
  const { grids } = await platform.data<{ grids: { idVehicle: number }[] }>("GET", "/fare");
  vehicles = grids.map(({ idVehicle }) => idVehicle);
});
beforeEach(async () => {
  await platform.startAfresh();
  admin = await aPerson(platform, "ADMIN");
  driver = await aPerson(platform, "DRIVER");
});
afterAll(() => platform.close());

let customers = 0;
/** Books a ride that the company has confirmed. @returns it, with its row */
async function confirmedRide(change: Parameters<typeof bookRide>[1] = {}) {
  customers += 1;
  const ride = await bookRide(platform, { customer: somebody(customers), ...change });
  await ride.pay();
  await ride.company({ action: "CONFIRM" });
  const { reference } = ride.booking;
  const [found] = await platform.database.everySite
    .select({ ride: rides, booking: bookings })
    .from(rides)
    .innerJoin(bookings, eq(bookings.id, rides.idBooking))
    .where(eq(bookings.reference, reference));
  if (!found) throw new Error("The booking has no ride");
  return { ...ride, ...found, reference, day: parisDate(found.ride.startAt) };
}

const assign = (idRide: number, idDriver: number | null, was: number | null = null) =>
  platform.call("PUT", `/admin/ride/${idRide}/driver`, {
    headers: admin.headers,
    body: { idDriver, was },
  });
const ownDay = (day: string, { headers } = driver) =>
  platform.data<DriverDay>("GET", `/driver/day?day=${day}`, { headers });
const refusal = async (call: ReturnType<typeof assign>) => {
  const { status, answer } = await call;
  if (answer.success) return [status];
  return [status, answer.message, ...Object.values(answer.data.errors).map(({ code }) => code)];
};
const mailsTo = async ({ email }: Person) =>
  (await platform.database.everySite.select().from(outbox).where(eq(outbox.recipient, email))).map(
    ({ subject }) => subject,
  );

describe("a ride is given to a driver", () => {
  it("by the staff, who see whom they can choose, and who was chosen", async () => {
    const { ride, booking, day, reference } = await confirmedRide();
    expect((await assign(ride.id, driver.id)).status).toBe(200);
    const page = await platform.data<DayPage>("GET", `/admin/day?day=${day}`, admin);
    expect(page.rides).toMatchObject([{ id: ride.id, idDriver: driver.id }]);
    const ids = page.drivers.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([driver.id, admin.id]));
    const chosen = await platform.data<BookingDrivers>(
      "GET",
      `/admin/booking/${booking.id}/driver`,
      admin,
    );
    expect(chosen.rides).toMatchObject([{ id: ride.id, idDriver: driver.id, mayChange: true }]);
    expect(await mailsTo(driver)).toEqual([expect.stringContaining(`Course ${reference}`)]);
    expect((await assign(ride.id, null, driver.id)).status).toBe(200);
    expect(await mailsTo(driver)).toEqual([
      expect.stringContaining("pour vous"),
      expect.stringContaining("retirée"),
    ]);
    const acts = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "ASSIGN_DRIVER"));
    expect(acts.slice(-2)).toMatchObject([
      { before: { driver: null }, after: { driver: expect.stringContaining("Le Goff") } },
      { before: { driver: expect.stringContaining("Le Goff") }, after: { driver: null } },
    ]);
  });

  it("of the staff of the site, and of nobody else", async () => {
    const { ride } = await confirmedRide();
    const member = await aPerson(platform);
    const elsewhere = await aPerson(platform, "DRIVER", 902);
    expect((await refusal(assign(ride.id, member.id)))[2]).toBe("INVALID");
    expect((await refusal(assign(ride.id, elsewhere.id)))[2]).toBe("INVALID");
    expect((await refusal(assign(ride.id, 2_000_000_000)))[2]).toBe("INVALID");
  });

  it("who drives no other at that time, whatever the vehicle and the moment", async () => {
    const [one, two] = [
      await confirmedRide({ idVehicle: vehicles[0] ?? 0 }),
      await confirmedRide({ idVehicle: vehicles[1] ?? 0 }),
    ];
    const answers = await Promise.all([
      refusal(assign(one.ride.id, driver.id)),
      refusal(assign(two.ride.id, driver.id)),
    ]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    const other = await confirmedRide({ startAt: "2026-11-26T10:00:00+01:00" });
    expect((await assign(other.ride.id, driver.id)).status).toBe(200);
  });

  it("once: who saw it without one is told when a colleague has chosen meanwhile", async () => {
    const { ride } = await confirmedRide();
    const second = await aPerson(platform, "DRIVER");
    const answers = await Promise.all([assign(ride.id, driver.id), assign(ride.id, second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("and stays theirs in another vehicle and at another time, unless they drive then", async () => {
    const idDriverOf = async ({ booking }: { booking: { id: number } }) => {
      const [row] = await platform.database.everySite
        .select()
        .from(rides)
        .where(eq(rides.idBooking, booking.id));
      return row?.idDriver;
    };
    const mine = await confirmedRide({ idVehicle: vehicles[0] ?? 0 });
    await assign(mine.ride.id, driver.id);
    await mine.company({ action: "ASSIGN", idVehicle: vehicles[1] ?? 0 });
    expect(await idDriverOf(mine)).toBe(driver.id);
    const moveTo = (startAt: string) =>
      platform.data("PUT", `/booking/${mine.reference}?key=${mine.booking.key}`, {
        body: { ...aRide({ startAt }), idVehicle: vehicles[1] },
      });
    await moveTo("2026-11-26T10:00:00+01:00");
    expect(await idDriverOf(mine)).toBe(driver.id);
    const other = await confirmedRide({
      idVehicle: vehicles[0] ?? 0,
      startAt: "2026-11-27T10:00:00+01:00",
    });
    await assign(other.ride.id, driver.id);
    await moveTo("2026-11-27T10:00:00+01:00");
    expect([await idDriverOf(mine), await idDriverOf(other)]).toEqual([null, driver.id]);
  });

  it("whose first name and nothing else its customer is told, until the ride is over", async () => {
    await platform.database.everySite
      .update(users)
      .set({ firstname: "Marc", lastname: "Le Goff" })
      .where(eq(users.id, driver.id));
    const { ride, reference, page } = await confirmedRide();
    expect((await page()).drivers).toEqual([]);
    await assign(ride.id, driver.id);
    const shown = await page();
    expect(shown.drivers).toEqual([{ leg: ride.leg, firstname: "Marc" }]);
    expect(JSON.stringify(shown)).not.toContain("Le Goff");
    const listed = async (name: string) => {
      const { items } = await platform.data<{ items: { reference: string; driver: string }[] }>(
        "GET",
        `/admin/booking?driver=lk:${encodeURIComponent(name)}`,
        { headers: admin.headers },
      );
      return items.map((item) => [item.reference, item.driver]);
    };
    expect(await listed("le goff")).toEqual([[reference, "Marc Le Goff"]]);
    expect(await listed("Dupont")).toEqual([]);
    await platform.runUntil(new Date(ride.startAt.getTime() - 23 * 3_600_000).toISOString());
    const letters = await platform.database.everySite.select().from(outbox);
    const reminder = letters.find(
      ({ channel, event }) => channel === "MAIL" && /reminder/.test(event),
    );
    expect(reminder?.text).toContain("Marc");
    expect(reminder?.text).not.toContain("Le Goff");
    platform.clock.moveTo(new Date(ride.endAt.getTime() + 1).toISOString());
    expect((await page()).drivers).toEqual([]);
  });

  it("whose telephone and plate its customer is shown on that day alone", async () => {
    const known = { firstname: "Marc", phone: "+33639980144" };
    await platform.database.everySite.update(users).set(known).where(eq(users.id, driver.id));
    const { ride, page } = await confirmedRide();
    await assign(ride.id, driver.id);
    const { status } = await changeAsRead(platform, `/admin/vehicle/${ride.idVehicle}`, {
      headers: { ...admin.headers },
      body: { plate: "ab-123-cd" },
    });
    expect(status).toBe(200);
    const shown = async () => {
      const { progress } = await page();
      return progress.map(({ steps, contact }) => [steps.map(({ step }) => step), contact]);
    };
    const contact = { ...known, vehicle: expect.stringMatching(/./), plate: "AB-123-CD" };
    expect(await shown()).toEqual([[[], null]]);
    platform.clock.moveTo(new Date(ride.startAt.getTime() - 3_600_000).toISOString());
    expect(await shown()).toEqual([[[], contact]]);
    driver = { ...driver, headers: (await aPerson(platform, "ADMIN")).headers };
    const said = [];
    for (const step of ["ON_THE_WAY", "ARRIVED", "ON_BOARD", "DONE"]) {
      await platform.call("POST", `/admin/ride/${ride.id}/step`, {
        headers: driver.headers,
        body: { step },
      });
      said.push(step);
      expect(await shown()).toEqual([[said, step === "DONE" ? null : contact]]);
    }
  });

  it("and is nobody's when their account goes", async () => {
    const { ride } = await confirmedRide();
    await assign(ride.id, driver.id);
    await platform.database.everySite.delete(users).where(eq(users.id, driver.id));
    const [row] = await platform.database.everySite
      .select()
      .from(rides)
      .where(eq(rides.id, ride.id));
    expect(row?.idDriver).toBeNull();
  });
});

describe("the day of a driver", () => {
  it("shows what they need for their own rides, and no others", async () => {
    const mine = await confirmedRide();
    const other = await confirmedRide({ idVehicle: vehicles[1] ?? 0 });
    await assign(mine.ride.id, driver.id);
    const { rides: shown, mayRecordPayments } = await ownDay(mine.day);
    expect(mayRecordPayments).toBe(false);
    expect(shown).toMatchObject([
      {
        reference: mine.reference,
        customer: "Anne-Sophie Le Bihan",
        isConfirmed: true,
        places: [{ kind: "PICKUP" }, { kind: "DROPOFF" }],
        proof: { customer: { name: "Anne-Sophie Le Bihan" } },
      },
    ]);
    const said = JSON.stringify(shown);
    for (const secret of [other.reference, mine.booking.key, mine.booking.email, '"total"']) {
      expect(said).not.toContain(secret);
    }
    expect((await ownDay(mine.day, await aPerson(platform, "DRIVER"))).rides).toEqual([]);
  });

  it("ends for a ride that is given to somebody else", async () => {
    const { ride, day } = await confirmedRide();
    await assign(ride.id, driver.id);
    platform.clock.moveTo(new Date(ride.startAt.getTime() - 3_600_000).toISOString());
    admin = await aPerson(platform, "ADMIN");
    driver = { ...driver, headers: (await aPerson(platform, "DRIVER")).headers };
    const [mine, theirs] = [await aPerson(platform, "DRIVER"), await aPerson(platform, "DRIVER")];
    const [known] = await platform.database.everySite
      .select()
      .from(rides)
      .where(eq(rides.id, ride.id));
    await assign(ride.id, mine.id, known?.idDriver ?? null);
    const step = ({ headers }: Person, said: string) =>
      platform.call("POST", `/driver/ride/${ride.id}/step`, { headers, body: { step: said } });
    expect((await step(mine, "ON_THE_WAY")).status).toBe(200);
    expect((await ownDay(day, mine)).rides).toMatchObject([
      { step: "ON_THE_WAY", nextStep: "ARRIVED" },
    ]);
    await assign(ride.id, theirs.id, mine.id);
    expect((await step(mine, "ARRIVED")).status).toBe(404);
    expect((await step(theirs, "ARRIVED")).status).toBe(200);
  });

  it("takes what was paid on board where the company lets them, within what is owed", async () => {
    const { ride, day, page } = await confirmedRide();
    await assign(ride.id, driver.id);
    const owed = (await ownDay(day)).rides[0]?.owed ?? 0;
    expect(owed).toBeGreaterThan(0);
    const pay = (amount: number, receipt = "receipt-of-a-test") =>
      platform.call("POST", `/driver/ride/${ride.id}/payment`, {
        headers: driver.headers,
        body: { method: "CASH", amount, receipt },
      });
    expect((await pay(owed)).status).toBe(403);
    const values = { idSite: 901, type: "DRIVERS_RECORD_PAYMENTS", value: "true" };
    await platform.database.everySite
      .insert(parameters)
      .values(values)
      .onConflictDoUpdate({ target: [parameters.idSite, parameters.type], set: values });
    expect((await refusal(pay(owed + 1)))[2]).toBe("MORE_THAN_OWED");
    expect((await pay(owed)).status).toBe(200);
    // Sent again, the same money is there once.
    expect((await pay(owed)).status).toBe(200);
    expect((await ownDay(day)).rides[0]?.owed).toBe(0);
    expect((await page()).paid).toBe((await page()).total);
    const acts = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.idUser, driver.id));
    expect(acts[0]).toMatchObject({ action: "RECORD_PAYMENT", after: { method: "CASH" } });
    await platform.database.everySite
      .delete(parameters)
      .where(eq(parameters.type, "DRIVERS_RECORD_PAYMENTS"));
  });
});
