import fc from "fast-check";
import { z } from "zod";
import { type OrderRequest, orderRequestSchema } from "@/lib/contract/order-request";
import { aShopOrder, collected, type Shop } from "@/testing/shop-order";

/** Body of POST /order by a caller who has studied the browser's requests. */
export interface TamperedOrder {
  body: unknown;
  /** Changes made to it, for the message of the test. */
  how: string[];
}

type Path = string[];

/** Lists every place that the contract gives an order, its objects and lists too. */
function placesOf(schema: z.core.$ZodType, at: Path = []): Path[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return placesOf(schema.unwrap(), at);
  }
  if (schema instanceof z.ZodArray) return [at, ...placesOf(schema.element, [...at, "0"])];
  if (!(schema instanceof z.ZodObject)) return [at];
  const inside = Object.entries(schema.shape);
  return [at, ...inside.flatMap(([name, field]) => placesOf(field, [...at, name]))];
}

const PLACES = placesOf(orderRequestSchema).filter((path) => path.length > 0);

/** Fields that nobody asks for, and a careless server might take. */
const PRICES = [
  ...["price", "priceCents", "total", "totalCents", "subtotal", "subtotalCents", "vatRate"],
  ...["shippingFees", "feesCents", "servicePrice", "discountCents", "dueNow", "amount"],
  ...["idSite", "idUser", "status", "reference", "key", "uses", "isPaid"],
];

const NUMBERS = [-1, 0, 0.5, 0.01, -0.01, 1, 1.999, 601, 1e9, 2 ** 31, 2 ** 53, 1e308, -1e9];
const TEXTS = [
  ...["", " ", "1", "-1", "1e3", "\0", "\ud800", "FR", "JP", "XX", "97400", "99999", "null"],
  ...["GIFT", "TEN", "FREE", "TINY902", "EXP", "POINT-902", "PAID", "NO_DELIVERY", "TRANSFER"],
  ...["1900-01-01", "2026-11-28", "'; drop table shop_order; --", "é".repeat(5000)],
];

/** Draws values that stand in no order; among them ids of another site. */
const forgedValue = (foreign: Shop): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...NUMBERS),
    fc.constantFrom(...TEXTS),
    fc.constantFrom(
      ...["R-75", "C-6", "HONEY-1"].map((name) => foreign.id(name)),
      ...[...foreign.carriers, foreign.idAddress, ...foreign.schedules],
    ),
    fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]]),
    fc.jsonValue({ maxDepth: 2 }),
  );

type Tampering = (body: unknown) => { body: unknown; how: string };

const tampering = (foreign: Shop): fc.Arbitrary<Tampering> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...PLACES), forgedValue(foreign)).map(setting),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom<Path>([], ...PLACES),
          fc.constantFrom(...PRICES),
          forgedValue(foreign),
        )
        .map(([path, name, value]) => setting([[...path, name], value])),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(undefined, ...NUMBERS)
        .map((value) => setting([["seenTotal"], value])),
    },
    { weight: 1, arbitrary: fc.constantFrom(...PLACES).map((path) => setting([path, undefined])) },
  );

const setting =
  ([path, value]: [Path, unknown]): Tampering =>
  (body) => ({
    body: withValue(body, path, value),
    how: `${path.join(".")} = ${shortText(value)}`,
  });

const shortText = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? "left out";

/** Copies a value with another one at a place; unchanged where there is no such place. */
function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((one, index) => (String(index) === name ? withValue(one, rest, value) : one));
  }
  if (typeof whole !== "object" || whole === null) return whole;
  const inside = new Map(Object.entries(whole)).get(name);
  return { ...whole, [name]: withValue(inside, rest, value) };
}

/** Draws a valid order at its right total, with any way of delivery. */
function honestOrder(shop: Shop): fc.Arbitrary<OrderRequest> {
  const quantity = fc.integer({ min: 1, max: 4 });
  const products = fc.dictionary(fc.constantFrom("R-75", "B-75", "C-6", "HONEY-1"), quantity, {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  });
  const delivered = products.map((bought) => aShopOrder(shop, bought));
  const fetched = products.map((bought) => aShopOrder(shop, bought, collected(shop, bought)));
  const relayed = delivered.map((order): OrderRequest => {
    const idCarrier = shop.carriers[2] ?? 0;
    const delivery = { type: "PICKUP", idCarrier, idAccessPoint: "POINT-901" } as const;
    // The relay asks for 4.60 less than the van.
    return { ...order, delivery, seenTotal: Math.round(order.seenTotal * 100 - 460) / 100 };
  });
  return fc.oneof(delivered, fetched, relayed);
}

/** Draws an order with up to four places tampered with. @param foreign another site's */
export const tamperedOrder = (shop: Shop, foreign: Shop): fc.Arbitrary<TamperedOrder> =>
  fc
    .tuple(honestOrder(shop), fc.array(tampering(foreign), { minLength: 1, maxLength: 4 }))
    .map(([order, all]) => {
      const how: string[] = [];
      let body: unknown = order;
      for (const tamper of all) {
        const done = tamper(body);
        body = done.body;
        how.push(done.how);
      }
      return { body, how };
    });
