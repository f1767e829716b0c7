import { randomUUID } from "node:crypto";
import type { Declination, Product } from "@/lib/contract/product";
import { type SiteClient, siteClient } from "@/simulations/processes/site-client";

const ADDRESS = {
  firstname: "Anne-Sophie",
  lastname: "Le Bihan",
  firstPart: "4 rue Kervégan",
  postalCode: "44000",
  city: "Nantes",
  country: "FR",
};

/** Header that says which network a call comes from: each of these has turns of its own. */
export type Network = { "x-forwarded-for": string };

/** Returns a network that only the person of a number has. @param block second part of its address */
export const networkOf = (number: number, block: 18 | 19): Network => ({
  "x-forwarded-for": `198.${block}.${(number >> 8) & 255}.${number & 255}`,
});

/** Asks a shop for something. @throws Error when it is refused */
async function ask<T>(client: SiteClient, method: string, path: string, network?: Network) {
  const { status, data } = await client.call(method, `/api${path}`, undefined, network);
  if (status >= 300) throw new Error(`${method} ${path} is answered ${status}`);
  return (data as { data: T }).data;
}

export const askForProducts = async (url: string): Promise<Product[]> =>
  (await ask<{ products: Product[] }>(siteClient(url), "GET", "/product?nbItem=100")).products;

export const readProduct = (url: string, id: number, network: Network): Promise<Product> =>
  ask(siteClient(url), "GET", `/product/${id}`, network);

/** Reads the units of each stock, by its reference. */
export const readStocks = async (owner: SiteClient) =>
  (
    await ask<{ items: { id: number; reference: string; quantity: number }[] }>(
      owner,
      "GET",
      "/admin/stock?nbItem=100",
    )
  ).items;

/** Sets a stock to a count. @returns false when an order took from it meanwhile */
export async function setStock(
  owner: SiteClient,
  { id, quantity: seen }: { id: number; quantity: number },
  quantity: number,
): Promise<boolean> {
  const body = { seen, quantity, reason: "OTHER", note: "Réassort" };
  const { status } = await owner.call("POST", `/api/admin/stock/${id}/correction`, body);
  return status === 200;
}

/**
 * Orders units of one declination, sent by the cheapest carrier.
 * @returns the status of the answer
 */
export async function orderWine(
  url: string,
  { id, price }: Declination,
  { quantity, network }: { quantity: number; network: Network },
): Promise<number> {
  const client = siteClient(url);
  const { data } = await client.call(
    "POST",
    "/api/calculate/shipping-fees",
    { products: [{ idProduct: id, quantity }], postalCode: "44000", country: "FR" },
    network,
  );
  const { shippingPrices } = (
    data as { data: { shippingPrices: { id: number; price: number; deliveryType: string }[] } }
  ).data;
  const carrier = shippingPrices.find(({ deliveryType }) => deliveryType === "DELIVERY");
  if (!carrier) throw new Error("Nobody delivers");
  const order = {
    products: [{ id, quantity }],
    user: {
      email: `${randomUUID()}@example.org`,
      phone: "06 39 98 01 02",
      birthdate: "1990-02-28",
    },
    address: { delivery: ADDRESS, billing: ADDRESS },
    delivery: { type: "DELIVERY", idCarrier: carrier.id },
    seenTotal: Math.round((price * quantity + carrier.price) * 100) / 100,
    acceptTerms: true,
  };
  const headers = { ...network, "idempotency-key": randomUUID() };
  return (await client.call("POST", "/api/order", order, headers)).status;
}
