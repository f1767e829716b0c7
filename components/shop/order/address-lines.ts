import type { OrderPage } from "@/lib/contract/order-page";

/** Writes an address of an order, line by line; a country abroad by its code. */
export function addressLines(address: OrderPage["address"]["billing"]): string[] {
  const { firstname, lastname, company, firstPart, secondPart, postalCode, city, country } =
    address;
  return [
    `${firstname} ${lastname}`,
    company ?? "",
    firstPart,
    secondPart ?? "",
    `${postalCode} ${city}`,
    country === "FR" ? "" : country,
  ].filter((line) => line !== "");
}
