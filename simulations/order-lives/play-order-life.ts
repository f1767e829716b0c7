import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { type BoughtOrder, buyWine } from "@/testing/bought-order";
import { aShopOrder, collected, type Shop } from "@/testing/shop-order";
import { IN_CELLAR, startShopAfresh } from "@/testing/start-shop-afresh";
import type { TestPlatform } from "@/testing/test-platform";
import { orderBooks } from "./order-books";
import { lifeFaults, unfinished } from "./order-faults";
import type { OrderStep } from "./order-life";

export type Tally = Record<string, number>;

interface Life {
  platform: TestPlatform;
  shop: Shop;
  orders: BoughtOrder[];
  /** Pages of the bank that were left open, by the place of their order. */
  left: Map<number, string>;
  /** Ids of the lines that the company has put back on sale. */
  back: Set<number>;
}

const MINUTE = 60_000;

/**
 * Plays the life of some orders over the whole platform, and checks its books after each step and
 * at the end, when nothing waits any more.
 * @throws Error with the faults, and the step after which they were found
 */
export async function playOrderLife(
  platform: TestPlatform,
  shop: Shop,
  steps: OrderStep[],
): Promise<Tally> {
  await startShopAfresh(platform);
  const life: Life = { platform, shop, orders: [], left: new Map(), back: new Set() };
  for (const step of steps) {
    await unlessRefused(() => playStep(life, step));
    refuse(lifeFaults(await orderBooks(platform), IN_CELLAR, life.back), JSON.stringify(step));
  }
  for (let day = 0; day < 60; day += 20) await wait(platform, 20 * 24 * 60);
  const books = await orderBooks(platform);
  refuse([...lifeFaults(books, IN_CELLAR, life.back), ...unfinished(books)], "the end");
  await wait(platform, 1);
  const again = await orderBooks(platform);
  if (JSON.stringify(again) !== JSON.stringify(books)) throw new Error("The end was not the end");
  return tallyOf(books);
}

function tallyOf({ orders, events, refunds }: Awaited<ReturnType<typeof orderBooks>>): Tally {
  const tally: Tally = {};
  const seen = [
    ...orders.map(({ status }) => `ends ${status}`),
    ...events.map(({ event }) => event),
    ...refunds.map(({ reason }) => `refund ${reason}`),
  ];
  for (const name of seen) tally[name] = (tally[name] ?? 0) + 1;
  return tally;
}

function refuse(faults: string[], after: string): void {
  if (faults.length > 0) throw new Error(`After ${after}: ${faults.join("; ")}`);
}

/** Does something that may be refused; a failure throws. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isClientError =
      error instanceof Error && /(: |^)4\d\d |decided already/.test(error.message);
    if (!isClientError) throw error;
  }
}

async function playStep(life: Life, step: OrderStep): Promise<unknown> {
  const { platform, shop, orders, left } = life;
  if (step.does === "WAIT") return wait(platform, step.minutes);
  if (step.does === "ORDER") {
    orders.push(await buyWine(platform, bodyOf(shop, step)));
    return undefined;
  }
  const place = orders.length === 0 ? 0 : step.order % orders.length;
  const order = orders[place];
  if (!order) return undefined;
  switch (step.does) {
    case "PAY": {
      const id = await order.checkout();
      left.set(place, id);
      if (step.bank === "LEFT") return undefined;
      await order.decide(id, step.bank, step.journey);
      return step.journey === "AT_ONCE" ? platform.runDue() : undefined;
    }
    case "DECIDE": {
      const id = left.get(place);
      return id ? order.decide(id, step.bank, step.journey) : undefined;
    }
    case "CANCEL":
      return order.cancel();
    case "WITHDRAW":
      return order.withdraw();
    case "COMPANY":
      return act(life, order, step);
    case "ADVANCE":
      return advance(platform, order);
  }
}

/** Does an action of the company; for missing or returned goods, it names lines. */
async function act(
  { back }: Life,
  order: BoughtOrder,
  { action, lines = "ALL" }: OrderStep & { does: "COMPANY" },
): Promise<void> {
  const all = (await order.page()).lines.map(({ id }) => id);
  const named = lines === "ALL" ? all : lines === "LAST" ? all.slice(-1) : [];
  if (action.action === "RETURNED") {
    await order.company({ ...action, backOnSale: named });
    for (const id of named) back.add(id);
  } else if (action.action === "CANCEL" && action.reason === "OUT_OF_STOCK") {
    await order.company({ ...action, missing: named });
    for (const id of all) if (!named.includes(id)) back.add(id);
  } else await order.company(action);
}

async function advance(platform: TestPlatform, order: BoughtOrder): Promise<unknown> {
  const at = `/order/${order.made.reference}/company?key=${await order.companyKey()}`;
  const { actions } = await platform.data<OrderStaffPage>("GET", at);
  const next = (["READY", "SHIP", "DELIVERED"] as const).find((action) => actions.includes(action));
  if (next) return order.company({ action: next });
  return actions.includes("RETURNED") ? order.company({ action: "RETURNED" }) : undefined;
}

const OFF = { FIVE: 500, ONCE: 100 };

function bodyOf(shop: Shop, step: OrderStep & { does: "ORDER" }) {
  const { bottles, boxes, by, isCollected, code } = step;
  // An order that is collected soon is not paid by a transfer, which takes its time.
  const paymentMethod = isCollected ? "CARD" : by;
  const products = { "R-75": bottles, ...(boxes > 0 ? { "C-6": boxes } : {}) };
  const order = aShopOrder(shop, products, isCollected ? collected(shop, products) : {});
  if (!code) return { ...order, paymentMethod };
  const seenTotal = Math.round(order.seenTotal * 100 - OFF[code]) / 100;
  return { ...order, paymentMethod, discount: code, seenTotal };
}

/** Moves the clock on, and does the due work, and the work that this makes due. */
async function wait({ clock, runDue }: TestPlatform, minutes: number): Promise<void> {
  clock.moveTo(new Date(clock.now().getTime() + minutes * MINUTE).toISOString());
  await runDue();
  await runDue();
}
