import { eq } from "drizzle-orm";
import fc from "fast-check";
import { declinations, stocks } from "@/platform/db/schema/catalogue";
import { discounts } from "@/platform/db/schema/discount";
import { atOnce } from "@/simulations/at-once";
import { aShopOrder, placeOrder, readShop, type Shop } from "@/testing/shop-order";
import type { TestPlatform } from "@/testing/test-platform";
import {
  codesOf,
  halfMade,
  type OrderRace,
  type Outcome,
  storedOrders,
  taken,
  withoutOrders,
} from "./order-race";

const IN_CELLAR = 10;

/** Gives the red and the white one stock of ten bottles. */
async function oneSmallHeap({ database: { everySite } }: TestPlatform, { id }: Shop) {
  const [red] = await everySite
    .select()
    .from(declinations)
    .where(eq(declinations.id, id("R-75")));
  const idStock = red?.idStock ?? 0;
  const white = eq(declinations.id, id("B-75"));
  await everySite.update(declinations).set({ idStock, stockUnits: 1 }).where(white);
  await everySite.update(stocks).set({ quantity: IN_CELLAR }).where(eq(stocks.id, idStock));
  return async () => {
    const [stock] = await everySite.select().from(stocks).where(eq(stocks.id, idStock));
    await everySite.update(declinations).set({ idStock: null }).where(white);
    return stock?.quantity ?? Number.NaN;
  };
}

/** Quantities of one to three bottles, of one wine or of both. */
const someBottles: fc.Arbitrary<Record<string, number>> = fc.constantFrom<Record<string, number>>(
  ...[{ "R-75": 1 }, { "B-75": 1 }, { "R-75": 2 }, { "B-75": 2 }, { "R-75": 3 }, { "B-75": 3 }],
  ...[
    { "R-75": 1, "B-75": 1 },
    { "R-75": 1, "B-75": 2 },
    { "B-75": 1, "R-75": 2 },
  ],
);

const bottlesIn = (products: Record<string, number>) =>
  Object.values(products).reduce((sum, quantity) => sum + quantity, 0);

const oneHeap: OrderRace = {
  name: "no more is sold than there is, and no order is half made",
  crowd: 200,
  run: async (platform, crowd, seed) => {
    const shop = await readShop(platform);
    const leftOver = await oneSmallHeap(platform, shop);
    await withoutOrders(platform);
    const bottleCounts = fc.sample(someBottles, { numRuns: crowd, seed });
    const outcomes = await atOnce(crowd, (index) =>
      placeOrder(platform, aShopOrder(shop, bottleCounts[index])),
    );
    const stockLeft = await leftOver();
    const stored = await storedOrders(platform);
    const sold = stored.lines.reduce((sum, line) => sum + line.quantity * line.stockUnits, 0);
    const faults = halfMade(stored, taken(outcomes));
    if (sold + stockLeft !== IN_CELLAR || stockLeft < 0)
      faults.push(`${sold} are sold, ${stockLeft} are left`);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.answer.success) continue;
      const codes = codesOf(outcome);
      const isTold = codes.every((code) =>
        /^products\.\d (OUT_OF_STOCK|NOT_ENOUGH_LEFT)$/.test(code),
      );
      if (!isTold || codes.length === 0) faults.push(`${outcome.status} ${codes.join(", ")}`);
      const bottles = bottlesIn(bottleCounts[index] ?? {});
      if (bottles <= stockLeft) faults.push(`${bottles} were refused, and ${stockLeft} are left`);
    }
    return faults;
  },
};

/** Lists the faults when some of many orders should have a code, and the others be refused. */
async function usedOnly(
  platform: TestPlatform,
  outcomes: Outcome[],
  { code, uses, told }: { code: string; uses: number; told: string },
): Promise<string[]> {
  const stored = await storedOrders(platform);
  const faults = halfMade(stored, taken(outcomes));
  const rows = await platform.database.everySite.select().from(discounts);
  const counted = rows.find((row) => row.code === code && row.idSite === 901)?.uses;
  const seen = [stored.orders.length, stored.uses.length, counted];
  if (seen.some((count) => count !== uses)) faults.push(`orders, uses, counted: ${seen}`);
  for (const outcome of outcomes) {
    const codes = codesOf(outcome).join(", ");
    if (!outcome.answer.success && codes !== `discount ${told}`) faults.push(codes);
  }
  return faults;
}

/** Builds an order of three whites with a code, by a customer. */
const withCode = (shop: Shop, code: string, email: string, offCents: number) => {
  const order = aShopOrder(shop, { "B-75": 3 });
  const seenTotal = Math.round(order.seenTotal * 100 - offCents) / 100;
  return { ...order, discount: code, user: { ...order.user, email }, seenTotal };
};

const oneCode: OrderRace = {
  name: "a code of five uses is used five times",
  crowd: 200,
  run: async (platform, crowd) => {
    await withoutOrders(platform);
    const shop = await readShop(platform);
    const outcomes = await atOnce(crowd, (index) =>
      placeOrder(platform, withCode(shop, "FIVE", `customer-${index}@example.org`, 500)),
    );
    return usedOnly(platform, outcomes, { code: "FIVE", uses: 5, told: "DISCOUNT_USED_UP" });
  },
};

const SAME_MAILBOX = [
  ...["anne.lebihan@gmail.com", "Anne.LeBihan@Gmail.com", "annelebihan+1@gmail.com"],
  "anne.le.bihan+wine@googlemail.com",
];

const onePerson: OrderRace = {
  name: "a person uses a code once, however they write their address",
  crowd: 50,
  run: async (platform, crowd) => {
    await withoutOrders(platform);
    const shop = await readShop(platform);
    const outcomes = await atOnce(crowd, (index) => {
      const email = SAME_MAILBOX[index % SAME_MAILBOX.length] ?? "";
      const order = withCode(shop, "ONCE", email, 100);
      const phone = `06 39 98 20 ${10 + index}`;
      return placeOrder(platform, { ...order, user: { ...order.user, phone } });
    });
    return usedOnly(platform, outcomes, { code: "ONCE", uses: 1, told: "DISCOUNT_ALREADY_USED" });
  },
};

const onePhone: OrderRace = {
  name: "a person uses a code once, whatever their address, by their telephone number",
  crowd: 50,
  run: async (platform, crowd) => {
    await withoutOrders(platform);
    const shop = await readShop(platform);
    const outcomes = await atOnce(crowd, (index) =>
      placeOrder(platform, withCode(shop, "ONCE", `another-${index}@example.org`, 100)),
    );
    return usedOnly(platform, outcomes, { code: "ONCE", uses: 1, told: "DISCOUNT_ALREADY_USED" });
  },
};

const oneKey: OrderRace = {
  name: "the same order sent one to five times is one order",
  crowd: 10,
  run: async (platform, crowd, seed) => {
    await withoutOrders(platform);
    const shop = await readShop(platform);
    const times = fc.sample(fc.integer({ min: 1, max: 5 }), { numRuns: crowd, seed });
    const sent = times.flatMap((count, index) =>
      Array.from({ length: count }, () => `one-of-many-keys-${index}`),
    );
    const outcomes = await atOnce(sent.length, (index) => {
      const headers = { "Idempotency-Key": sent[index] ?? "" };
      return placeOrder(platform, aShopOrder(shop, { "B-75": 3 }), { headers });
    });
    const faults = halfMade(await storedOrders(platform), taken(outcomes));
    const answers = new Set(outcomes.map(({ answer }) => JSON.stringify(answer)));
    if (answers.size !== crowd) faults.push(`${answers.size} answers for ${crowd} keys`);
    for (const { status } of outcomes) if (status !== 200) faults.push(`answered ${status}`);
    return faults;
  },
};

export const ORDER_RACES = { oneHeap, oneCode, onePerson, onePhone, oneKey };
