import type { Envelope } from "@/lib/contract/envelope";
import type { NewOrder } from "@/lib/contract/order";
import { deadlines } from "@/platform/db/schema/deadline";
import { discounts, discountUses } from "@/platform/db/schema/discount";
import { orderEvents, orderLines, orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { payLinks } from "@/platform/db/schema/payment";
import type { TestPlatform } from "@/platform/testing/test-platform";

/** Many who order at once, on a platform that has no order yet. */
export interface OrderRace {
  name: string;
  /** How many in a proof; a test makes do with fewer. */
  crowd: number;
  /** Lets them loose; what they want follows from the seed. @returns what went wrong, in words; nothing when all is well */
  run(platform: TestPlatform, crowd: number, seed: number): Promise<string[]>;
}

/** What came of one request. */
export interface Outcome {
  status: number;
  answer: Envelope<NewOrder>;
}

/** Forgets every order with all that it took, and every mail. */
export async function withoutOrders(platform: TestPlatform): Promise<void> {
  await platform.startAfresh();
  await platform.database.everySite.update(discounts).set({ uses: 0 });
}

/** All that there is of orders. */
export async function storedOrders({ database }: TestPlatform) {
  const { everySite } = database;
  return {
    orders: await everySite.select().from(orders),
    lines: await everySite.select().from(orderLines),
    events: await everySite.select().from(orderEvents),
    uses: await everySite.select().from(discountUses),
    deadlines: (await everySite.select().from(deadlines)).filter(({ idOrder }) => idOrder !== null),
    links: await everySite.select().from(payLinks),
    mails: await everySite.select().from(outbox),
  };
}

/**
 * What is wrong with what is stored, beside the answers that were given: each order that was
 * acknowledged is there whole, and no other.
 */
export function halfMade(
  stored: Awaited<ReturnType<typeof storedOrders>>,
  acknowledged: NewOrder[],
): string[] {
  const { orders, lines, events, deadlines, links, mails } = stored;
  const references = new Set(acknowledged.map(({ reference }) => reference));
  const faults: string[] = [];
  if (orders.length !== references.size) {
    faults.push(`${orders.length} orders for ${references.size} that were acknowledged`);
  }
  for (const { id, reference } of orders) {
    const ofOrder = <T extends { idOrder: number | null }>(rows: T[]) =>
      rows.filter(({ idOrder }) => idOrder === id).length;
    const acknowledgedOrder = acknowledged.find((order) => order.reference === reference);
    const parts = {
      lines: ofOrder(lines),
      events: ofOrder(events),
      deadlines: ofOrder(deadlines),
      links: ofOrder(links),
    };
    const whole = {
      lines: acknowledgedOrder?.lines.length ?? 0,
      events: 1,
      deadlines: 1,
      links: 1,
    };
    if (JSON.stringify(parts) !== JSON.stringify(whole)) {
      faults.push(`${reference} is half made: ${JSON.stringify(parts)}`);
    }
  }
  if (mails.length !== 2 * references.size) faults.push(`${mails.length} mails`);
  return faults;
}

/** Those of some outcomes that were taken. */
export const taken = (outcomes: Outcome[]): NewOrder[] =>
  outcomes.flatMap(({ answer }) => (answer.success ? [answer.data] : []));

/** The codes of an error, by field. */
export const codesOf = ({ answer }: Outcome): string[] =>
  answer.success
    ? []
    : Object.entries(answer.data.errors).map(([field, { code }]) => `${field} ${code}`);
