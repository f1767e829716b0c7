import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookings } from "@/platform/db/schema/booking";
import { newsletterSubscribers } from "@/platform/db/schema/member";
import { payLinks, payments } from "@/platform/db/schema/payment";
import { sessions, users } from "@/platform/db/schema/people";
import { bookRide } from "@/testing/booked-ride";
import { aPerson, aRideOf } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const fetchExport = (headers: Record<string, string>) =>
  platform.app.request("/user/export", { headers: { idSite: "901", ...headers } });

describe("the copy of a member’s data", () => {
  it("is a file with all that is theirs, and nothing that opens anything", async () => {
    const person = await aPerson(platform);
    const other = await aPerson(platform);
    const { headers, email } = person;
    const ride = await aRideOf(platform, person);
    await ride.pay();
    await aRideOf(platform, other).catch(() => undefined);
    const customer = {
      firstname: "Solène",
      lastname: "Le Goff",
      phone: "06 39 98 01 02",
      email,
      kind: "CONSUMER" as const,
    };
    const asGuest = await bookRide(platform, { customer, startAt: "2026-12-10T10:00:00+01:00" });
    const body = { address: "3 rue Kervégan", postalCode: "44000", city: "Nantes" };
    await platform.data("POST", "/user/address", { headers, body });
    const words = { name: "Solène", message: "Un devis pour Angers ?", acceptPrivacy: true };
    for (const writer of [email, other.email]) {
      await platform.data("POST", "/message", { body: { ...words, email: writer } });
    }

    const response = await fetchExport(headers);
    expect(response.headers.get("Content-Disposition")).toBe(
      'attachment; filename="mes-donnees-2026-11-20.json"',
    );
    expect(response.headers.get("Content-Type")).toContain("application/json");
    const text = await response.text();
    expect(text).toMatch(/^\{\n {2}"exportedAt": "2026-11-20T10:00:00\+01:00",/);
    expect(JSON.parse(text)).toMatchObject({
      profile: { email, firstname: "Solène", role: "MEMBER", language: "fr_FR" },
      addresses: [{ address: "3 rue Kervégan", country: { name: "France" } }],
      devices: [{ browser: "Firefox" }],
      newsletter: null,
      bookings: [
        {
          reference: ride.booking.reference,
          total: ride.booking.total,
          lines: ride.booking.lines,
          payments: [{ purpose: "DEPOSIT", status: "PAID", refunded: 0 }],
          papers: [{ kind: "DEPOSIT_INVOICE" }],
        },
        { reference: asGuest.booking.reference, payments: [], papers: [] },
      ],
      messages: [{ message: "Un devis pour Angers ?" }],
    });
    expect(text).not.toContain(other.email);
    await expectNoSecret(text, headers.Authorization);
  });

  it("is nobody else’s", async () => {
    expect((await fetchExport({})).status).toBe(401);
    const { headers } = await aPerson(platform, "MEMBER", 902);
    expect((await fetchExport(headers)).status).toBe(401);
  });
});

/** Fails if a text holds a value that opens something, or tells a secret. */
async function expectNoSecret(text: string, token: string) {
  const db = platform.database.everySite;
  const secrets = [
    token,
    ...(await db.select().from(users)).map(({ passwordHash }) => passwordHash),
    ...(await db.select().from(sessions)).map(({ tokenHash }) => tokenHash),
    ...(await db.select().from(payLinks)).map(({ code }) => code),
    ...(await db.select().from(payments)).map(({ gatewayId }) => gatewayId),
    ...(await db.select().from(newsletterSubscribers)).map(({ code }) => code),
    ...(await db.select().from(bookings)).flatMap((row) => [
      ...[row.key, row.companyKey, row.idempotencyKey, row.requestHash],
    ]),
  ];
  expect(secrets.length).toBeGreaterThan(15);
  for (const secret of secrets) if (secret) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash|token|argon2|secret|Key"|BEGIN:VCALENDAR/);
}
