import { randomUUID } from "node:crypto";
import { opening } from "@/lib/api/by-key";
import { getProducts } from "@/lib/api/product";
import type { NewOrder } from "@/lib/contract/order";
import type { OrderPage } from "@/lib/contract/order-page";
import type { OrderRequest } from "@/lib/contract/order-request";
import type { OrderAction } from "@/lib/contract/order-staff";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { callTo, payAtBank } from "./customer-call";
import { nextPhone } from "./next-phone";
import type { OwnSite } from "./own-site";

const ESTATE = "cave@quatre-aulnes.example";

const QUANTITY = 6;

/** Order placed beforehand, for a test of later steps. */
export interface BoughtOrder {
  made: NewOrder;
  /** Path of its own page, with its key. */
  path: string;
  email: string;
  page(): Promise<OrderPage>;
  pay(): Promise<string>;
  /** Reads the path of its page for the company, from the company's mail. */
  companyPath(): Promise<string>;
  company(action: OrderAction): Promise<void>;
}

/**
 * Orders the wanted goods, or six bottles of the first wine there is, to the door, by the cheapest
 * carrier.
 * @param wanted quantities by reference
 */
export async function boughtOrder(
  site: OwnSite,
  locale: Locale,
  change: Partial<OrderRequest> = {},
  wanted?: Record<string, number>,
): Promise<BoughtOrder> {
  const call = callTo(site, locale);
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const { products } = await getProducts(call);
  const sold = products
    .filter(({ type }) => type === "WINE")
    .flatMap((product) => product.declinations);
  const lines = sold.flatMap((one) => {
    const quantity = wanted?.[one.reference];
    return quantity ? [{ ...one, quantity }] : [];
  });
  const first = sold.find(
    ({ stock }) => stock.state !== "OUT" && (stock.left ?? QUANTITY) >= QUANTITY,
  );
  if (!wanted && first) lines.push({ ...first, quantity: QUANTITY });
  if (lines.length === 0) throw new Error("The cellar is empty");
  const { shippingPrices } = await call("POST /calculate/shipping-fees", {
    body: {
      products: lines.map(({ id, quantity }) => ({ idProduct: id, quantity })),
      postalCode: "44000",
      country: "FR",
    },
  });
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const carrier = shippingPrices.find(({ deliveryType }) => deliveryType === "DELIVERY");
  const address = {
    firstname: "Anne-Sophie",
    lastname: "Le Bihan",
    firstPart: "4 rue Kervégan",
    postalCode: "44000",
    city: "Nantes",
    country: "FR",
  };
  const request: OrderRequest = {
    products: lines.map(({ id, quantity }) => ({ id, quantity })),
    user: { email, phone: nextPhone(), birthdate: "1990-02-28" },
    address: { delivery: address, billing: address },
    delivery: { type: "DELIVERY", idCarrier: carrier?.id },
    seenTotal: Math.round((goods + (carrier?.price ?? 0)) * 100) / 100,
    acceptTerms: true,
    ...change,
  };
  const made = await call("POST /order", { body: request, key: randomUUID() });
  const { reference, key } = made;
  const companyPath = async () => {
    const path = new RegExp(`/order/${reference}/company\\?key=[\\w%.~-]+`);
    return path.exec(await site.mail(ESTATE, path))?.[0] ?? "";
  };
  return {
    made,
    email,
    companyPath,
    path: localisedPath(`/order/${reference}?key=${encodeURIComponent(key)}`, locale),
    page: () => call("GET /order/{reference}", opening({ reference, key })),
    pay: async () =>
      payAtBank(
        site,
        call,
        await call("POST /order/{reference}/payment", opening({ reference, key })),
      ),
    company: async (action) => {
      const companyKey = new URL(await companyPath(), site.url).searchParams.get("key") ?? "";
      await call("POST /order/{reference}/company", {
        ...opening({ reference, key: companyKey }),
        body: action,
      });
    },
  };
}
