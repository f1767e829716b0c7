import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MIGRATIONS } from "@/platform/db/migration-files";
import { discounts, discountUses } from "@/platform/db/schema/discount";
import { aShopOrder, placeOrder, readShop } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901), shopSite(902)] });
});
afterAll(() => platform.close());

async function order(email: string, phone: string) {
  const shop = await readShop(platform);
  const whites = aShopOrder(shop, { "B-75": 3 });
  const seenTotal = Math.round(whites.seenTotal * 100 - 100) / 100;
  const user = { ...whites.user, email, phone };
  const placed = await placeOrder(platform, { ...whites, discount: "ONCE", user, seenTotal });
  return placed.answer.success ? "taken" : Object.entries(placed.answer.data.errors)[0]?.[1].code;
}

it("knows a person by their mailbox, and by their telephone number", async () => {
  expect(await order("anne+1@example.org", "06 39 98 20 01")).toBe("taken");
  expect(await order("anne+2@example.org", "06 39 98 20 02")).toBe("DISCOUNT_ALREADY_USED");
  expect(await order("paul@example.org", "+33 6 39 98 20 01")).toBe("DISCOUNT_ALREADY_USED");
  expect(await order("paul@example.org", "06 39 98 20 03")).toBe("taken");
});

it("knows by both whoever used a code before they were", async () => {
  const { everySite } = platform.database;
  await platform.startAfresh();
  await everySite.update(discounts).set({ uses: 0 });
  await everySite
    .update(discounts)
    .set({ mostUsesPerPerson: null })
    .where(eq(discounts.code, "ONCE"));
  const emails = ["anne@gmail.com", "an.ne+1@googlemail.com", "anne@example.org", "erased-4"];
  for (const [index, email] of emails.entries()) {
    const address = email.includes("@") ? email : "gone@example.org";
    expect(await order(address, index < 3 ? "06 39 98 20 01" : "06 39 98 20 04")).toBe("taken");
  }
  const uses = await everySite.select().from(discountUses).orderBy(asc(discountUses.id));
  for (const [index, { id }] of uses.entries()) {
    const before = { person: emails[index] ?? "", ordinal: 1, mostOfPerson: 1 };
    const unknown = { phone: null, phoneOrdinal: null };
    await everySite
      .update(discountUses)
      .set({ ...before, ...unknown })
      .where(eq(discountUses.id, id));
  }
  await migrateAgain();
  const after = await everySite.select().from(discountUses).orderBy(asc(discountUses.id));
  expect(
    after.map(({ person, ordinal, phone, phoneOrdinal, mostOfPerson }) =>
      [person, ordinal, phone?.slice(-2), phoneOrdinal, mostOfPerson].join(" "),
    ),
  ).toEqual([
    "anne@gmail.com 1 01 1 1",
    "anne@gmail.com 2 01 2 ",
    "anne@example.org 1 01 3 ",
    "erased-4 1 04 1 1",
  ]);
});

/** Runs the statements of the migration on the rows again. */
async function migrateAgain() {
  const text = readFileSync(join(MIGRATIONS, "0008_discounts_by_person.sql"), "utf8");
  for (const statement of text.split("--> statement-breakpoint")) {
    if (statement.includes("ADD COLUMN") || statement.includes("phone_ordinal_unique")) continue;
    if (statement.includes("by_phone_within")) continue;
    await platform.database.everySite.execute(sql.raw(statement));
  }
}
