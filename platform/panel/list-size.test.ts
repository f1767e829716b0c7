import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditResource } from "@/lib/contract/admin/audit-resource";
import { bookingResource } from "@/lib/contract/admin/booking-resource";
import { customerResource } from "@/lib/contract/admin/customer-resource";
import { letterResource } from "@/lib/contract/admin/letter-resource";
import { messageResource } from "@/lib/contract/admin/message-resource";
import { orderResource } from "@/lib/contract/admin/order-resource";
import { bookingSource } from "@/platform/booking/staff/resources/booking-source";
import { messageSource } from "@/platform/contact/message-source";
import { customerSource } from "@/platform/customer/customer-source";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings } from "@/platform/db/schema/booking";
import { customers } from "@/platform/db/schema/customer";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { messages } from "@/platform/db/schema/people";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { isLetter } from "@/platform/mail/outbox/letter-facts";
import { letterSource } from "@/platform/mail/outbox/letter-source";
import { orderSource } from "@/platform/shop/staff/resources/order-source";
import { fillLists, RARE_ROWS } from "@/simulations/panel-lists/fill-lists";
import { type PlanStep, planSteps, rowsLookedAt } from "@/testing/plan-steps";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { auditSource } from "./audit-source";
import { foundByWords } from "./found-by-words";
import { listingOf } from "./resource-router";

const SIZE = 1500;
const PAGE = 25;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
  await fillLists(platform, 901, SIZE);
  await fillLists(platform, 902, SIZE);
  await vacuumTables(platform.database.everySite, new Date());
});
afterAll(() => platform.close());

interface List {
  table: PgTable & { id: PgColumn };
  declared: ListingDeclaration;
  among?: SQL;
}

async function stepsOf(
  table: PgTable,
  listing: ReturnType<typeof readListing>,
  condition?: SQL,
): Promise<PlanStep[]> {
  return platform.database.inSite(901, (tx) =>
    planSteps(
      tx,
      tx
        .select()
        .from(table)
        .where(and(listing.where, condition))
        .orderBy(...listing.orderBy)
        .limit(listing.limit)
        .offset(listing.offset)
        .getSQL(),
    ),
  );
}

it("looks at no more lines of the audit log than have the label that is searched", async () => {
  const { everySite, inSite } = platform.database;
  const line = { idSite: 901, at: platform.clock.now(), by: "claire@901.example" };
  const lines = Array.from({ length: RARE_ROWS }, (_, index) => ({
    ...line,
    action: "CHECK_IDENTITY",
    subject: `booking RARE-${index}`,
  }));
  await inSite(901, (tx) => tx.insert(auditEntries).values(lines));
  await everySite.execute(sql`vacuum analyze audit_entry`);
  const declared = listingOf(auditResource, auditSource);
  const found = foundByWords(auditEntries, "identité vérifiée", auditSource);
  const steps = await stepsOf(auditEntries, readListing({}, declared), found);
  expect(steps.map((step) => step["Node Type"])).not.toContain("Seq Scan");
  expect(mostRows(steps)).toBeLessThanOrEqual(2 * RARE_ROWS);
  expect(steps[0]?.["Actual Rows"]).toBe(RARE_ROWS);
});

/** Returns the highest number of rows that any step of a plan has looked at. */
const mostRows = (steps: PlanStep[]): number => Math.max(...steps.map(rowsLookedAt));

describe.each([
  ["bookings", { table: bookings, declared: listingOf(bookingResource, bookingSource) }],
  [
    "letters",
    { table: outbox, declared: listingOf(letterResource, letterSource), among: isLetter },
  ],
  ["messages", { table: messages, declared: listingOf(messageResource, messageSource) }],
  ["orders", { table: orders, declared: listingOf(orderResource, orderSource) }],
  [
    "customers",
    {
      table: customers,
      declared: listingOf(customerResource, customerSource),
      among: customerSource.among,
    },
  ],
] as [string, List][])("a long list of %s", (_, { table, declared, among }) => {
  it("is read no further than its page, from the index that is in its order", async () => {
    const steps = await stepsOf(table, readListing({}, declared), among);
    expect(steps.map((step) => step["Node Type"])).not.toContain("Seq Scan");
    expect(steps.map((step) => step["Node Type"])).not.toContain("Sort");
    expect(mostRows(steps)).toBeLessThanOrEqual(PAGE + 1);
  });

  it("is read no further than its third page", async () => {
    const steps = await stepsOf(table, readListing({ page: "3" }, declared), among);
    expect(mostRows(steps)).toBeLessThanOrEqual(3 * PAGE + 1);
  });

  it("is searched among the words that begin so, and no row of another site is looked at", async () => {
    const found = and(among, foundByWords(table, "eglantier"));
    const steps = await stepsOf(table, readListing({}, declared), found);
    expect(steps.map((step) => step["Node Type"])).not.toContain("Seq Scan");
    expect(steps.some((step) => step["Index Name"]?.startsWith("search_word"))).toBe(true);
    expect(mostRows(steps)).toBe(RARE_ROWS);
    expect(steps[0]?.["Actual Rows"]).toBe(RARE_ROWS);
  });
});
