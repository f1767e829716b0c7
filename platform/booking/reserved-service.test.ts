import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewBooking, Quote } from "@/lib/contract/booking";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { MemberBookings } from "@/lib/contract/member-booking";
import { proofOf } from "@/platform/booking/documents/booking-document";
import { bookings } from "@/platform/db/schema/booking";
import { contentPublished } from "@/platform/db/schema/content-item";
import { logIn } from "@/testing/logged-in";
import { anOrder, aRide } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let member: Person;
let saloon: number;
let idService: number;
beforeAll(async () => {
  platform = await openTestPlatform();
  [saloon] = await vehicleIds(platform);
  const [reserved] = await platform.database.everySite
    .select()
    .from(contentPublished)
    .where(sql`(${contentPublished.fields}->>'membersOnly')::boolean and id_site = 901`);
  idService = reserved?.idItem ?? 0;
});
beforeEach(async () => {
  await platform.startAfresh();
  member = await aPerson(platform, "MEMBER");
});
afterAll(() => platform.close());

let keys = 0;
const keyed = (headers: object = {}) => ({
  ...headers,
  "Idempotency-Key": `reserved-service-${++keys}`,
});
const ask = (path: string, change: object, call: object = {}) => {
  const order = path === "/booking/quote" ? aRide() : anOrder(saloon);
  return platform.call<NewBooking>("POST", path, {
    body: { ...order, idService, ...change },
    headers: keyed(),
    ...call,
  });
};
const PATHS = ["/booking/quote", "/booking", "/booking/request"];

describe("a ride booked as a service that is reserved for members (§6)", () => {
  it.each(PATHS)("is refused to a visitor at its field, in their language: %s", async (path) => {
    const fault = (message: string) => ({
      status: 422,
      answer: { data: { errors: { idService: { code: "SERVICE_FOR_MEMBERS", message } } } },
    });
    expect(await ask(path, {})).toMatchObject(
      fault("Cette prestation est réservée aux membres\u00a0: connectez-vous pour la réserver."),
    );
    expect(await ask(path, {}, { language: "en" })).toMatchObject(
      fault("This service is reserved for members: please log in to book it."),
    );
    expect(await platform.database.everySite.$count(bookings)).toBe(0);
  });

  it.each(PATHS)("does not let a visitor find out that it is there: %s", async (path) => {
    const [known, unknown] = [await ask(path, {}), await ask(path, { idService: 987_654 })];
    expect(unknown).toEqual(known);
  });

  it("is refused to a member of another site, and of the same once it is gone", async () => {
    const other = await logIn(platform, "MEMBER", 902);
    const foreign = await ask("/booking", {}, { headers: keyed(other.headers) });
    expect(foreign.answer.data).toMatchObject({
      errors: { idService: { code: "SERVICE_FOR_MEMBERS" } },
    });
    const gone = await ask("/booking", { idService: 987_654 }, { headers: keyed(member.headers) });
    expect(gone.answer.data).toMatchObject({ errors: { idService: { code: "SERVICE_UNKNOWN" } } });
  });

  it("is priced and booked for a member, and called by its name everywhere", async () => {
    const { headers } = member;
    const body = { ...aRide(), idService };
    const quote = await platform.data<Quote>("POST", "/booking/quote", { body, headers });
    const { answer } = await ask("/booking", {}, { headers: keyed(headers) });
    if (!answer.success) throw new Error(JSON.stringify(answer));
    const { reference, total } = answer.data;
    expect(total).toBe(quote.total);
    const service = { id: idService, title: "Service regular fr site-901" };
    expect(answer.data.service).toEqual(service);

    const inEnglish = await platform.data<BookingPage>("GET", `/booking/${reference}`, {
      headers,
      language: "en",
    });
    expect(inEnglish.service?.title).toBe("Service regular en site-901");
    const listed = await platform.data<MemberBookings>("GET", "/user/booking?when=upcoming", {
      headers,
    });
    expect(listed.bookings).toMatchObject([{ reference, service }]);
    expect(answer.data.calendarFile.replaceAll("\r\n ", "")).toContain(service.title);

    const mails = await writtenMails(platform);
    expect(mails.length).toBeGreaterThan(1);
    for (const mail of mails) expect(JSON.stringify(mail)).toContain(service.title);
    const paper = await platform.database.inSite(901, async (tx) => {
      const [row] = await tx.select().from(bookings);
      return row && proofOf(tx, row, platform.clock.now());
    });
    expect(paper?.booking.service).toBe(service.title);
  });

  it("asked for as a quote it keeps its name; an ordinary ride has none", async () => {
    const { headers } = member;
    const asked = await ask("/booking/request", {}, { headers: keyed(headers) });
    expect(asked.answer).toMatchObject({ data: { service: { id: idService } } });
    const plain = await ask("/booking", { idService: undefined }, { headers: keyed() });
    expect(plain.answer).toMatchObject({ data: { service: null } });
  });
});
