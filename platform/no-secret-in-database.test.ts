import { afterAll, beforeAll, expect, it } from "vitest";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { makeEveryCall } from "@/testing/every-call";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { bookings } from "./db/schema/booking";
import { newsletterSubscribers } from "./db/schema/member";
import { orders } from "./db/schema/order";
import { outbox } from "./db/schema/outbox";
import { payLinks } from "./db/schema/payment";
import { secondFactors } from "./db/schema/second-factor";

/** Columns that hold values told to callers in the same form, and why those open nothing. */
const OPENS_NOTHING = {
  "audit_entry.after": "the hash of a closing, which says that nothing was changed",
  "audit_entry.before": "the same",
  "closing.hash": "the same",
  "booking.pickup": "the signature of a place, which the site made for whoever asked",
  "booking.dropoff": "the same",
  "cart.id": "a cart of a visitor without a name: bottles, and no address",
  "cart_line.id_cart": "the same",
  "medium.src": "the address of a picture that every visitor sees, by its content",
  "passkey_challenge.challenge": "taken once, of one session, with what a device has signed",
  "payment.gateway_id": "what a gateway calls a payment; asking it takes its own key",
  "push_device.endpoint": "takes alerts that are signed by the site's private key, which is sealed",
  "push_device.p256dh": "a public key",
  "push_key.public_key": "a public key",
  "test_gateway_payment.id": "the test bank, where no money is",
};

/** Texts long enough that nobody guesses them. */
const UNGUESSABLE = /[\w-]{24,}/g;

let platform: TestPlatform;
/** Texts of callers, answers and letters: every link, key, code and token is among them. */
const told = new Set<string>();
const hear = (text: string) => {
  for (const word of text.match(UNGUESSABLE) ?? []) {
    // A setting is known by its name, which pages say too.
    if (!(word in PARAMETERS)) told.add(word);
  }
};

beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
  await makeEveryCall(platform, async ({ sent, response }) => {
    hear(sent);
    hear(await response.text());
  });
  const letters = await platform.database.everySite.select().from(outbox);
  for (const { text, html, attachments } of letters) {
    hear(`${text} ${html}`);
    for (const attachment of attachments) {
      if ("content" in attachment) hear(attachment.content);
    }
  }
});
afterAll(() => platform.close());

const rowsOf = async (query: string) => {
  const { rows } = (await platform.database.everySite.execute(query)) as unknown as {
    rows: Record<string, string>[];
  };
  return rows;
};

it("whoever reads the database or a backup finds nothing in it that opens anything", async () => {
  const columns = await rowsOf(`
    select c.relname as "table", a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, a.atttypmod) in ('text', 'text[]', 'jsonb')`);
  const found = new Map<string, string>();
  for (const { table, name } of columns) {
    for (const { value = "" } of await rowsOf(
      `select "${name}"::text as value from "${table}" where "${name}" is not null`,
    )) {
      const word = value.match(UNGUESSABLE)?.find((long) => told.has(long));
      if (word) found.set(`${table}.${name}`, word);
    }
  }
  const open = [...found].filter(([column]) => !(column in OPENS_NOTHING));
  expect(open).toEqual([]);
  expect([...found.keys()].sort()).toEqual(Object.keys(OPENS_NOTHING).sort());
});

it("links to bookings and orders, to pay and to unsubscribe, and keys of applications were looked for", async () => {
  const { everySite } = platform.database;
  const known = [
    (await everySite.select().from(bookings)).map(({ key }) => key),
    (await everySite.select().from(bookings)).map(({ companyKey }) => companyKey),
    (await everySite.select().from(orders)).map(({ key }) => key),
    (await everySite.select().from(payLinks)).map(({ code }) => code),
    (await everySite.select().from(newsletterSubscribers)).map(({ code }) => code),
    (await everySite.select().from(secondFactors)).map(({ secret }) => secret),
  ];
  for (const [index, secrets] of known.entries()) {
    expect(secrets.filter((secret) => told.has(secret)).length, String(index)).toBeGreaterThan(0);
  }
});
