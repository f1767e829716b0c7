import { eq, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MadeRideFeed } from "@/lib/contract/admin/ride-feed";
import type { StaffSessions } from "@/lib/contract/admin/staff";
import { newMemberCode } from "@/platform/account/member/member-codes";
import { makeOperatorLink } from "@/platform/account/staff/operator-link";
import { bookings } from "@/platform/db/schema/booking";
import { bookRide } from "@/testing/booked-ride";
import { changeAsRead } from "@/testing/change-as-read";
import { mailedCode } from "@/testing/logged-in";
import { aPerson, type Person } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { aPasskey } from "@/testing/software-passkey";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";
import { KEY_ENDS, STANDING_KEYS } from "./standing-keys";

type KeyName = keyof typeof STANDING_KEYS;

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  owner = await aPerson(platform, "SUPER_ADMIN");
});
afterAll(() => platform.close());

const SITE = 901;
const DEVICE = {
  endpoint: "https://web.push.apple.com/abc",
  keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
};

/** Makes a member of staff with a key of each kind, and a second factor. */
async function holderOfAll() {
  const person = await aPerson(platform, "ADMIN");
  const { headers, id: idUser } = person;
  const idSite = SITE;
  const now = platform.clock.now();
  const feed = await platform.data<MadeRideFeed>("POST", "/admin/ride-feed", {
    headers,
    body: { idVehicle: null },
  });
  await platform.data("POST", "/admin/alert/device", { headers, body: DEVICE });
  const application = await aSecondFactor(platform, person);
  await platform.data("POST", "/user/second-factor/recovery-codes", { headers });
  await aPasskey(platform, person);
  // Login that is left half done, with the challenge of its passkey.
  const { challenge } = await platform.data<{ challenge: string }>("POST", "/login", {
    body: { email: person.email, password: TEST_PASSWORD },
  });
  await platform.data("POST", "/login/passkey/options", { body: { challenge } });
  await platform.database.inSite(SITE, (tx) =>
    newMemberCode(tx, { idSite, idUser, purpose: "PASSWORD", now }),
  );
  return { ...person, feed, application };
}
type Holder = Awaited<ReturnType<typeof holderOfAll>>;

/** Reads somebody's keys by kind, as they are in the database. */
async function keysOf({ id }: Person): Promise<Record<KeyName, string[]>> {
  const read = Object.entries(STANDING_KEYS).map(async ([name, { table }]) => {
    const rows = await platform.database.everySite.select().from(table).where(eq(table.idUser, id));
    return [name, rows.map((row) => JSON.stringify(row))];
  });
  return Object.fromEntries(await Promise.all(read));
}

const call = (method: "PUT" | "DELETE", path: string, by: Person, body?: object) =>
  platform.data(method, path, { headers: by.headers, ...(body ? { body } : {}) });

const NEW_PASSWORD = "douze-brebis-sur-le-quai";
const choosePassword = (code: string) =>
  platform.data("PUT", "/password/reset", { body: { code, password: NEW_PASSWORD } });

const changeRole = (id: number, { headers }: Person) =>
  changeAsRead(platform, `/admin/staff/${id}`, { headers, body: { role: "DRIVER" } });

const withPurchases = async ({ id }: Person) => {
  const { booking } = await bookRide(platform);
  await platform.database.everySite
    .update(bookings)
    .set({ idUser: id })
    .where(eq(bookings.reference, booking.reference));
};

const WAYS: Record<(typeof KEY_ENDS)[number], [string, (of: Holder) => Promise<unknown>][]> = {
  LOG_OUT_EVERYWHERE: [
    ["by themselves", (of) => call("DELETE", "/user/session", of)],
    ["by the owner", ({ id }) => call("DELETE", `/admin/staff/${id}/session`, owner)],
  ],
  NEW_PASSWORD: [
    [
      "by themselves",
      (of) =>
        call("PUT", "/user/password", of, {
          currentPassword: TEST_PASSWORD,
          newPassword: NEW_PASSWORD,
        }),
    ],
    [
      "by a mailed link",
      async ({ email }) => {
        await platform.data("PUT", "/password/reset/ask", { body: { email } });
        await platform.runDue();
        await choosePassword(await mailedCode(platform, email, "/password/reset/"));
      },
    ],
    [
      "by the link of the operator",
      async ({ email }) => {
        const lost = { idSite: SITE, email, now: platform.clock.now() };
        const link = await makeOperatorLink(platform.database, lost);
        await choosePassword(link?.split("/").at(-1) ?? "");
      },
    ],
  ],
  OTHER_ROLE: [["by the owner", ({ id }) => changeRole(id, owner)]],
  FACTOR_RESET: [
    ["by the owner", ({ id }) => call("DELETE", `/admin/staff/${id}/second-factor`, owner)],
  ],
  CLOSING: [
    ["by the owner", ({ id }) => call("DELETE", `/admin/staff/${id}`, owner)],
    [
      "by the owner, who leaves them a member's space",
      async (of) => {
        await withPurchases(of);
        await call("DELETE", `/admin/staff/${of.id}`, owner);
      },
    ],
    [
      "by themselves",
      (of) =>
        call("DELETE", "/user", of, { password: TEST_PASSWORD, code: of.application.code(1) }),
    ],
  ],
};

describe("the keys of a person", () => {
  it("are all held by who has each", async () => {
    const held = await keysOf(await holderOfAll());
    for (const [name, rows] of Object.entries(held)) expect(rows, name).not.toEqual([]);
  });

  it.each(KEY_ENDS.flatMap((end) => WAYS[end].map(([how, bring]) => ({ end, how, bring }))))(
    "end, those that are declared to and no other, by $end $how",
    async ({ end, bring }) => {
      const holder = await holderOfAll();
      const before = await keysOf(holder);
      await bring(holder);
      const after = await keysOf(holder);
      for (const [name, { endedBy }] of Object.entries(STANDING_KEYS)) {
        const isEnded = (endedBy as readonly string[]).includes(end);
        const left = before[name as KeyName].filter((row) => after[name as KeyName].includes(row));
        expect(left.length > 0, `${name} after ${end}`).toBe(!isEnded);
      }
    },
  );

  it("are seen by the owner, and each ended by itself", async () => {
    const holder = await holderOfAll();
    const see = () =>
      platform.data<StaffSessions>("GET", `/admin/staff/${holder.id}/session`, {
        headers: owner.headers,
      });
    const { feeds, alertDevices } = await see();
    expect(feeds).toMatchObject([{ id: holder.feed.id, idVehicle: null, readAt: null }]);
    expect(alertDevices).toHaveLength(1);
    expect(JSON.stringify(await see())).not.toContain("apple.com");
    const path = `/admin/staff/${holder.id}/ride-feed/${holder.feed.id}`;
    const stranger = await aPerson(platform, "ADMIN");
    expect((await platform.call("DELETE", path, { headers: stranger.headers })).status).toBe(403);
    // Each under its owner alone.
    const elsewhere = `/admin/staff/${stranger.id}/ride-feed/${holder.feed.id}`;
    expect((await platform.call("DELETE", elsewhere, { headers: owner.headers })).status).toBe(404);
    await call("DELETE", path, owner);
    await call("DELETE", `/admin/staff/${holder.id}/alert-device/${alertDevices?.[0]?.id}`, owner);
    expect(await see()).toMatchObject({ feeds: [], alertDevices: [] });
  });

  it("are made anew by who proves that it is them", async () => {
    const person = await aPerson(platform, "ADMIN");
    platform.clock.moveTo("2026-11-20T09:11:00Z");
    for (const [path, body] of [
      ["/admin/ride-feed", { idVehicle: null }],
      ["/admin/alert/device", DEVICE],
    ] as const) {
      const { status, answer } = await platform.call("POST", path, {
        headers: person.headers,
        body,
      });
      expect(status, path).toBe(403);
      expect(JSON.stringify(answer)).toContain("PROOF_NEEDED");
    }
  });
});

/** Columns that look like keys and are no key of a person, grouped by what they are. */
const OTHERS = {
  /** Links of one purchase, in the mails about it; `companyLinkEnds` ends the company's. */
  links: [
    "booking.key",
    "booking.company_key",
    "shop_order.key",
    "shop_order.company_key",
    "pay_link.code",
    "registration.code_hash",
    "newsletter_subscriber.code",
    "restock_request.code",
    "event_registration.code",
    "page_layout_preview.code_hash",
  ],
  /** Keys by which the site signs. */
  ofSites: [
    "push_key.private_key",
    "push_key.public_key",
    "site_secret.secret",
    "test_gateway_secret.secret",
  ],
  passwords: ["user.password_hash", "registration.password_hash"],
  /** Names, which open nothing. */
  names: [
    "access_point.code",
    "access_point.zip_code",
    "booking.address_key",
    "booking.idempotency_key",
    "booking.request_hash",
    "booking_series.idempotency_key",
    "business.postal_code",
    "carrier.service_code",
    "cart.discount_code",
    "closing.hash",
    "closing.previous_hash",
    "company_address.postal_code",
    "content_address.code",
    "content_published.code",
    "customer.address_key",
    "discount.code",
    "fare_supplement.code",
    "form_answer.email_key",
    "language.code",
    "language.deepl_code",
    "member_address.postal_code",
    "message.email_key",
    "newsletter_return.key",
    "outbox.cause_key",
    "outbox.recipient_key",
    "page_former_path.code",
    "page_translation.code",
    "search_entry.code",
    "search_entry_word.code",
    "search_vocabulary.code",
    "shop_order.discount_code",
    "shop_order.email_key",
    "shop_order.idempotency_key",
    "shop_order.request_hash",
    "terms_version.hash",
    "test_gateway_payment.order_key",
    "test_gateway_refund.refund_key",
  ],
};

it("are all declared, and held as it is declared: no other column looks like one", async () => {
  const declared = Object.values(STANDING_KEYS).map(({ table, heldAs }) => ({
    name: getTableName(table),
    heldAs,
  }));
  const columns = await platform.database.everySite
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(
      sql`table_schema = 'public' and data_type = 'text' and
        column_name ~ '(hash|code|key|secret|token|endpoint|challenge)$'`,
    );
  const ofPersons = columns.filter(({ table }) => declared.some(({ name }) => name === table));
  const others = columns.filter((column) => !ofPersons.includes(column));
  expect(others.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    Object.values(OTHERS).flat().sort(),
  );
  for (const { name, heldAs } of declared) {
    const isHashed = ofPersons.some(({ table, column }) => table === name && /_hash$/.test(column));
    expect(isHashed, name).toBe(heldAs === "HASH");
  }
});
