import type { NewOrder } from "@/lib/contract/order";
import type { OrderAddress, OrderRequest } from "@/lib/contract/order-request";
import { declinations, stocks } from "@/platform/db/schema/catalogue";
import { carriers, schedules } from "@/platform/db/schema/delivery";
import type { TestCall, TestPlatform } from "./test-platform";

/** Data of a site of `shopSite`, by the names that tests know it by. */
export interface Shop {
  idSite: number;
  /** Returns the id of a declination, by its reference without the site's number: `R-75`. */
  id(reference: string): number;
  /** Returns a price in cents. */
  price(reference: string): number;
  /** Carriers by their place in `shopSite`: the van, the express, and the one to shops. */
  carriers: number[];
  idAddress: number;
  /** Schedules of Saturday morning and afternoon. */
  schedules: number[];
}

export async function readShop({ database }: TestPlatform, idSite = 901): Promise<Shop> {
  return database.inSite(idSite, async (tx) => {
    const declinationRows = await tx.select().from(declinations);
    const scheduleRows = await tx.select().from(schedules).orderBy(schedules.id);
    const find = (reference: string) => {
      const found = declinationRows.find((row) => row.reference === `${reference}-${idSite}`);
      if (!found) throw new Error(`Nobody sells ${reference}`);
      return found;
    };
    return {
      idSite,
      id: (reference) => find(reference).id,
      price: (reference) => find(reference).chargedCents,
      carriers: (await tx.select().from(carriers).orderBy(carriers.id)).map(({ id }) => id),
      idAddress: scheduleRows[0]?.idAddress ?? 0,
      schedules: scheduleRows.map(({ id }) => id),
    };
  });
}

export const AN_ADDRESS: OrderAddress = {
  firstname: "Anne-Sophie",
  lastname: "Le Bihan",
  firstPart: "4 rue Kervégan",
  postalCode: "44000",
  city: "Nantes",
  country: "FR",
};

/** Order as our own pages send it. */
type ShownOrder = OrderRequest & { seenTotal: number };

/** Price of the van of a tiny shop, in cents. */
const VAN = 1250;

/**
 * Builds a valid order, sent by the van at its price.
 * @param products quantities by reference
 */
export function aShopOrder(
  shop: Shop,
  products: Record<string, number> = { "R-75": 2 },
  change: Partial<ShownOrder> = {},
): ShownOrder {
  const lines = Object.entries(products);
  const cents = lines.reduce((sum, [name, quantity]) => sum + shop.price(name) * quantity, 0);
  return {
    products: lines.map(([name, quantity]) => ({ id: shop.id(name), quantity })),
    user: { email: "anne@example.org", phone: "06 39 98 01 02", birthdate: "1990-02-28" },
    address: { billing: AN_ADDRESS, delivery: AN_ADDRESS },
    delivery: { type: "DELIVERY", idCarrier: shop.carriers[0] },
    seenTotal: (cents + VAN) / 100,
    acceptTerms: true,
    ...change,
  };
}

/** Changes the order to collect the same products on the next Saturday, at no cost. */
export function collected(
  shop: Shop,
  products: Record<string, number> = { "R-75": 2 },
): Partial<ShownOrder> {
  const order = aShopOrder(shop, products);
  return {
    address: { billing: AN_ADDRESS },
    delivery: { type: "CLICK_AND_COLLECT", idAddress: shop.idAddress },
    dateSchedule: "2026-11-28",
    idSchedule: shop.schedules[0],
    seenTotal: order.seenTotal - VAN / 100,
  };
}

let keys = 0;

/** Calls POST /order, under a key of its own unless the call brings one. */
export function placeOrder(platform: TestPlatform, body: unknown, call: TestCall = {}) {
  keys += 1;
  const headers = { "Idempotency-Key": `shop-order-${keys}`, ...call.headers };
  return platform.call<NewOrder>("POST", "/order", { ...call, body, headers });
}

/** Places an order that must be taken. @throws Error when it is not */
export async function orderFrom(
  platform: TestPlatform,
  body: unknown,
  call: TestCall = {},
): Promise<NewOrder> {
  const { status, answer } = await placeOrder(platform, body, call);
  if (!answer.success) throw new Error(`${status} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** Counts the units in the stock that a tiny site's red and its box take from. */
export async function stockOf({ database }: TestPlatform, idSite = 901): Promise<number> {
  const stockRows = await database.everySite.select().from(stocks);
  return stockRows.find((stock) => stock.idSite === idSite)?.quantity ?? Number.NaN;
}
