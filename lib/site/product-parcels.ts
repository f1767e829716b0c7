import "server-only";
import { type Call, CallError } from "@/lib/api/call";
import { serverCall } from "@/lib/api/server-call";
import type { Product } from "@/lib/contract/product";
import { smallestShipment } from "@/lib/rules/shop/smallest-shipment";
import { DEFAULT_LOCALE } from "@/lib/rules/text/locale-code";
import { bootstrap } from "./bootstrap";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { shippingLimits } from "./shipping-limits";

/** Cheapest way in which the smallest parcel of a declination goes: euros, working days. */
export interface SmallestParcel {
  country: string;
  price: number;
  daysFrom: number;
  daysTo: number;
}

type Sold = Pick<
  Product["declinations"][number],
  "id" | "sellByMultipleOf" | "hasShippingFees" | "capacity" | "capacityUnit"
>;

/** Returns the parcels of a product's declinations within the company's country, by their ids. */
export async function productParcels(
  type: Product["type"],
  declinations: Sold[],
): Promise<Record<number, SmallestParcel>> {
  "use cache";
  keepUntilChanged({ kind: "products" }, { kind: "parameters" }, { kind: "addresses" });
  const { addresses, parameters } = await bootstrap(DEFAULT_LOCALE);
  const [address] = addresses;
  if (!address) return {};
  const limits = shippingLimits(parameters);
  const country = address.country.alphaTwo;
  const call = serverCall(DEFAULT_LOCALE, { address: "server", isOptional: true });
  const parcels: Record<number, SmallestParcel> = {};
  for (const { id, hasShippingFees, ...unit } of declinations) {
    if (!hasShippingFees) {
      parcels[id] = { country, price: 0, daysFrom: 0, daysTo: 0 };
      continue;
    }
    const fewest = smallestShipment({ type, ...unit }, limits) ?? 1;
    // What is no bottle is sent singly.
    for (const quantity of new Set([1, fewest])) {
      const cheapest = await askedOf(call, {
        id,
        quantity,
        country,
        postalCode: address.postalCode,
      });
      if (cheapest === "UNANSWERED") askAgainSoon();
      else if (cheapest) {
        parcels[id] = { country, ...cheapest };
        break;
      }
    }
  }
  return parcels;
}

async function askedOf(
  call: Call,
  asked: { id: number; quantity: number; country: string; postalCode: string },
) {
  const { id, quantity, country, postalCode } = asked;
  try {
    const { shippingPrices } = await call("POST /calculate/shipping-fees", {
      body: { products: [{ idProduct: id, quantity }], country, postalCode },
    });
    const [cheapest] = shippingPrices;
    if (!cheapest) return undefined;
    const { price, daysFrom, daysTo } = cheapest;
    return { price, daysFrom, daysTo };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return "UNANSWERED";
  }
}
