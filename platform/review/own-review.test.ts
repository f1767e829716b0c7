import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OwnReview } from "@/lib/contract/review";
import { bookings } from "@/platform/db/schema/booking";
import { reviews } from "@/platform/db/schema/review";
import { bookRide } from "@/testing/booked-ride";
import { localPostgres } from "@/testing/local-postgres";
import { deliveredOrder, madeRide, reviewedRide, reviewPath } from "@/testing/reviewed-ride";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const GOOD = { rating: 5, text: " Ponctuel,\r\net prudent. " };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const rows = () => platform.database.everySite.select().from(reviews);
const write = (path: string, body: object, more = {}) =>
  platform.call<OwnReview>("POST", path, { body, ...more });

describe("a review", () => {
  it("is written with the key of a ride that was made, and waits to be read", async () => {
    const ride = await madeRide(platform);
    const path = reviewPath(ride);
    expect(await platform.data("GET", path)).toMatchObject({
      author: "Anne-Sophie\u00a0L.",
      mayWrite: true,
      review: null,
    });
    const { answer } = await write(path, GOOD, { language: "en" });
    expect(answer.data).toMatchObject({
      experiencedOn: ride.booking.startAt.slice(0, 10),
      mayWrite: true,
      review: { rating: 5, text: "Ponctuel,\net prudent.", state: "WAITING", publishedAt: null },
    });
    expect(await rows()).toMatchObject([{ idSite: 901, language: "en", revision: 1 }]);
  });

  it("is written in the session of its member, and by nobody else", async () => {
    const [member, other] = [await aPerson(platform), await aPerson(platform)];
    const ride = await madeRide(platform, {}, 901, member.headers);
    const path = `/booking/${ride.booking.reference}/review`;
    expect((await write(path, GOOD)).status).toBe(404);
    expect((await write(`${path}?key=no-such-key`, GOOD)).status).toBe(404);
    expect((await write(path, GOOD, { headers: other.headers })).status).toBe(404);
    expect((await write(path, GOOD, { headers: member.headers })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it("is one of an order as well", async () => {
    const { made } = await deliveredOrder(platform);
    const path = `/order/${made.reference}/review?key=${made.key}`;
    expect((await write(path, GOOD)).status).toBe(200);
    expect(await rows()).toMatchObject([{ idBooking: null, experiencedOn: "2026-11-20" }]);
  });

  it("takes the place of the one before, until it is published", async () => {
    const { ride, id } = await reviewedRide(platform);
    const path = reviewPath(ride);
    await write(path, GOOD);
    await write(path, GOOD);
    expect(await rows()).toMatchObject([{ id, text: "Ponctuel,\net prudent.", revision: 2 }]);
    await platform.runUntil("2026-11-27T10:00:00+01:00");
    const { status, answer } = await write(path, { rating: 1, text: "Finalement non." });
    expect(status).toBe(409);
    expect(answer.message).toMatch(/^Cet avis est publié/);
    expect(await rows()).toMatchObject([{ rating: 5, state: "PUBLISHED" }]);
  });

  it("cannot be written of a ride that is still to come", async () => {
    const path = reviewPath(await bookRide(platform));
    expect(await platform.data("GET", path)).toMatchObject({
      experiencedOn: null,
      mayWrite: false,
    });
    expect((await write(path, GOOD)).status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  it("is none of those who run the site", async () => {
    const admin = await aPerson(platform, "ADMIN");
    const ride = await madeRide(platform, {}, 901, admin.headers);
    expect(await platform.data("GET", reviewPath(ride))).toMatchObject({ mayWrite: false });
    expect((await write(reviewPath(ride), GOOD)).status).toBe(403);
  });

  it.each([
    [{ text: "Bien." }, { rating: "REQUIRED" }],
    [{ rating: 0, text: "Bien." }, { rating: "TOO_SMALL" }],
    [{ rating: 6, text: "Bien." }, { rating: "TOO_BIG" }],
    [{ rating: 4.5, text: "Bien." }, { rating: "INVALID" }],
    [{ rating: 4, text: " \n " }, { text: "REQUIRED" }],
    [{ rating: 4, text: "x".repeat(2001) }, { text: "TOO_LONG" }],
    [{ rating: 4, text: "tourné\u202e" }, { text: "HIDDEN_SIGN" }],
  ])("of %j is refused at its field", async (body, codes) => {
    const { status, answer } = await write(reviewPath(await madeRide(platform)), body);
    expect(status).toBe(422);
    const { errors } = answer.data as unknown as { errors: Record<string, { code: string }> };
    expect(
      Object.fromEntries(Object.entries(errors).map(([name, { code }]) => [name, code])),
    ).toEqual(codes);
  });
});

describe("a review that nobody reads", () => {
  it("is published after seven days, and goes after three years", async () => {
    await reviewedRide(platform, { rating: 1, text: "Très en retard." });
    await platform.runUntil("2026-11-27T09:59:00+01:00");
    expect(await rows()).toMatchObject([{ state: "WAITING" }]);
    await platform.runUntil("2026-11-27T10:00:00+01:00");
    expect(await rows()).toMatchObject([{ state: "PUBLISHED", publishedAt: platform.clock.now() }]);
    await platform.runUntil("2029-11-27T09:59:00+01:00");
    expect(await rows()).toHaveLength(1);
    await platform.runUntil("2029-11-27T10:00:00+01:00");
    expect(await rows()).toEqual([]);
  });
});

const postgres = await localPostgres();

/** Sends many reviews of one ride at once. @returns the answers, and the stored reviews */
async function reviewAtOnce(crowded: TestPlatform) {
  const ride = await madeRide(crowded);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      crowded.call("POST", reviewPath(ride), { body: { rating: 5, text: `Avis ${index}` } }),
    ),
  );
  const [booking] = await crowded.database.everySite
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, ride.booking.reference));
  const isOfIt = eq(reviews.idBooking, booking?.id ?? 0);
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    count: await crowded.database.everySite.$count(reviews, isOfIt),
    idBooking: booking?.id ?? 0,
  };
}

it("is one, of many that are sent at once", async () => {
  expect(await reviewAtOnce(platform)).toMatchObject({ statuses: [200], count: 1 });
});

describe.runIf(postgres)("on PostgreSQL", () => {
  it("many that are sent at once are one, and the database refuses a second", async () => {
    const crowded = await openTestPlatform({ server: postgres });
    try {
      const { idBooking, ...found } = await reviewAtOnce(crowded);
      expect(found).toEqual({ statuses: [200], count: 1 });
      const again = crowded.database.everySite.execute(sql`
        insert into review (id_site, id_booking, rating, text, language, experienced_on, written_at)
        values (901, ${idBooking}, 5, 'Encore', 'fr_FR', '2026-11-20', now())`);
      await expect(again).rejects.toThrow();
    } finally {
      await crowded.close();
    }
  }, 60_000);
});
