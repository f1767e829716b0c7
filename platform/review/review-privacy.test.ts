import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookings } from "@/platform/db/schema/booking";
import { reviews } from "@/platform/db/schema/review";
import { madeRide, reviewPath } from "@/testing/reviewed-ride";
import { runWithMailsSent } from "@/testing/run-with-mails-sent";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

async function reviewOf(member: Person, text: string) {
  const ride = await madeRide(platform, {}, 901, member.headers);
  await platform.data("POST", reviewPath(ride), { body: { rating: 4, text } });
  await platform.database.everySite
    .update(bookings)
    .set({ status: "INVOICED" })
    .where(eq(bookings.reference, ride.booking.reference));
}

describe("the reviews of a member", () => {
  it("are in the copy of their data", async () => {
    const member = await aPerson(platform);
    await reviewOf(member, "Bien conduit.");
    const response = await platform.app.request("/user/export", {
      headers: { idSite: "901", ...member.headers },
    });
    const { reviews: exported } = await response.json();
    expect(exported).toMatchObject([{ of: "RIDE", text: "Bien conduit.", state: "WAITING" }]);
  });

  it("name nobody once they are erased, and are gone where they were not published", async () => {
    const member = await aPerson(platform);
    await reviewOf(member, "Publié.");
    await platform.database.everySite
      .update(reviews)
      .set({ state: "PUBLISHED", publishedAt: platform.clock.now() });
    await reviewOf(member, "Pas encore.");
    await platform.data("DELETE", "/user", {
      headers: { ...member.headers },
      body: { password: TEST_PASSWORD },
    });
    await runWithMailsSent(platform, "2027-03-01T10:00:00+01:00");
    const rows = await platform.database.everySite.select().from(reviews);
    expect(rows).toMatchObject([{ text: "Publié.", author: null }]);
  });
});
