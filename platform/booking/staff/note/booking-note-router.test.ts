import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BookingNotes } from "@/lib/contract/admin/booking-note";
import type { DayPage } from "@/lib/contract/admin/day";
import { eraseBooking } from "@/platform/booking/privacy/erase-booking";
import { exportedBookings } from "@/platform/booking/privacy/exported-bookings";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { aPerson, type Person } from "@/testing/scene";
import { takenRide } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

const SECRET = "Préfère la route de la côte";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const write = (id: number, change: object = {}) =>
  platform.call<BookingNotes>("POST", `/admin/booking/${id}/note`, {
    headers: admin.headers,
    body: { kind: "INTERNAL", text: SECRET, receipt: "a-receipt-of-mine", ...change },
  });

describe("notes of a booking", () => {
  it("say who wrote what and when, once for a receipt, and are in the log without their text", async () => {
    const { id, reference } = await takenRide(platform, admin);
    await Promise.all([write(id), write(id)]);
    const { answer } = await write(id);
    expect(answer.data).toMatchObject({
      notes: [{ kind: "INTERNAL", text: SECRET, by: admin.email }],
    });
    const acts = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `booking ${reference}`));
    expect(acts.filter(({ action }) => action === "WRITE_NOTE")).toHaveLength(1);
    expect(JSON.stringify(acts)).not.toContain(SECRET);
  });

  it("would be there as often as they are sent without the guard of the database", async () => {
    const { id } = await takenRide(platform, admin);
    const { everySite } = platform.database;
    const guard = "booking_note_id_booking_receipt_unique";
    await everySite.execute(`alter table booking_note drop constraint ${guard}`);
    await Promise.all([write(id), write(id)]);
    expect(await everySite.select().from(bookingNotes)).toHaveLength(2);
    await everySite.delete(bookingNotes);
    await everySite.execute(
      `alter table booking_note add constraint ${guard} unique (id_booking, receipt)`,
    );
  });

  it("are not there for the customer, in no page and no mail; those for the driver are on the day", async () => {
    const member = await aPerson(platform);
    const { id, reference } = await takenRide(platform, admin, {
      idCustomer: member.id,
      driverNote: "Code portail 1234",
    });
    await write(id);
    const page = await platform.call("GET", `/booking/${reference}`, { headers: member.headers });
    expect(page.status).toBe(200);
    const mails = await writtenMails(platform);
    for (const text of [JSON.stringify(page.answer), JSON.stringify(mails)]) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain("1234");
    }
    const day = await platform.data<DayPage>("GET", "/admin/day?day=2026-11-25", {
      headers: admin.headers,
    });
    expect(day.rides).toMatchObject([{ driverNotes: ["Code portail 1234"] }]);
  });

  it("are in the copy that a member gets of their data, and go as it is erased", async () => {
    const member = await aPerson(platform);
    const { id } = await takenRide(platform, admin, { idCustomer: member.id });
    await write(id);
    const [copy] = await platform.database.inSite(901, (tx) =>
      exportedBookings(tx, { id: member.id, address: member.email }, "fr_FR"),
    );
    expect(copy?.notes).toMatchObject([{ text: SECRET }]);
    await platform.database.everySite
      .update(bookings)
      .set({ idUser: null, status: "CANCELLED", cancelReason: "BY_CUSTOMER" })
      .where(eq(bookings.id, id));
    await platform.database.everySite.execute("delete from outbox");
    const deadline = { id: 0, idSite: 901, idBooking: id, subject: String(id) };
    await platform.database.inSite(901, (tx) =>
      eraseBooking.run(platform.services, tx, deadline as never),
    );
    expect(await platform.database.everySite.select().from(bookingNotes)).toEqual([]);
  });

  it("are removed by whoever may write them; an empty one is refused at its field", async () => {
    const { id } = await takenRide(platform, admin);
    const { answer } = await write(id);
    const idNote = answer.success ? answer.data.notes[0]?.id : 0;
    const left = await platform.data<BookingNotes>(
      "DELETE",
      `/admin/booking/${id}/note/${idNote}`,
      {
        headers: admin.headers,
      },
    );
    expect(left.notes).toEqual([]);
    const empty = await write(id, { text: "  " });
    expect(empty.answer.data).toMatchObject({ errors: { text: { code: "REQUIRED" } } });
  });
});
