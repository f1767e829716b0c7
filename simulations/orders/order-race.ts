import type { Envelope } from "@/lib/contract/envelope";
import type { NewOrder } from "@/lib/contract/order";
import { deadlines } from "@/platform/db/schema/deadline";
import { discounts, discountUses } from "@/platform/db/schema/discount";
import { orderEvents, orderLines, orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { payLinks } from "@/platform/db/schema/payment";
import type { TestPlatform } from "@/testing/test-platform";

/** Race of many orders at once, on a platform that has no order yet. */
export interface OrderRace {
  name: string;
  /** Number of callers in a proof; a test makes do with fewer. */
  crowd: number;
  /** Runs the race; the orders follow from the seed. @returns the faults, in words */
  run(platform: TestPlatform, crowd: number, seed: number): Promise<string[]>;
}

export interface Outcome {
  status: number;
  answer: Envelope<NewOrder>;
}

export async function withoutOrders(platform: TestPlatform): Promise<void> {
  await platform.startAfresh();
  await platform.database.everySite.update(discounts).set({ uses: 0 });
}

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

/** Compares records and answers: each acknowledged order is there whole, and no other. */
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

export const taken = (outcomes: Outcome[]): NewOrder[] =>
  outcomes.flatMap(({ answer }) => (answer.success ? [answer.data] : []));

export const codesOf = ({ answer }: Outcome): string[] =>
  answer.success
    ? []
    : Object.entries(answer.data.errors).map(([field, { code }]) => `${field} ${code}`);
