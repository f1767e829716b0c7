import { afterAll, beforeAll, expect, it } from "vitest";
import { bookings } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { bookRide } from "@/testing/booked-ride";
import { logIn, logInAs, registerMember } from "@/testing/logged-in";
import { somebody } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const TYPED = "Jean@Château-exemple.fr";
const KEPT = "jean@xn--chteau-exemple-chb.fr";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

it("is one address in each of its spellings, wherever it is typed", async () => {
  const { password } = await registerMember(platform, { email: KEPT });
  for (const email of [TYPED, KEPT, KEPT.toUpperCase()]) {
    expect((await logInAs(platform, { email, password })).opened.token).toBeTruthy();
  }
  const { booking } = await bookRide(platform, { customer: { ...somebody(1), email: TYPED } });
  const [row] = await platform.database.everySite.select().from(bookings);
  expect(row?.addressKey).toBe(KEPT);
  const mails = await platform.database.everySite.select().from(outbox);
  const its = mails.filter(({ event }) => event.includes(booking.reference));
  expect(its.map(({ recipient }) => recipient.toLowerCase())).toContain(KEPT);
  const { headers } = await logIn(platform, "ADMIN");
  for (const search of [TYPED, "jean@xn--chteau"]) {
    const path = `/admin/customer?search=${encodeURIComponent(search)}`;
    const { items } = await platform.data<{ items: object[] }>("GET", path, { headers });
    expect(items).toHaveLength(1);
  }
});
