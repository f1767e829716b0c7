import { describe, expect, it } from "vitest";
import type { Address } from "@/lib/contract/address";
import { billingAddress } from "./billing-address";

const FRANCE = { id: 250, alphaTwo: "FR", alphaThree: "FRA", numCode: "250", name: "France" };
const SPAIN = { id: 724, alphaTwo: "ES", alphaThree: "ESP", numCode: "724", name: "Espagne" };

const at = (address: string, change: Partial<Address> = {}): Address => ({
  id: 1,
  type: [],
  firstname: null,
  lastname: null,
  address,
  addressPart2: null,
  postalCode: "44000",
  city: "Nantes",
  country: FRANCE,
  lat: null,
  lng: null,
  ...change,
});

describe("the address for a member’s invoices", () => {
  it.each([
    ["nothing without one", [], undefined],
    ["the first one", [at("1 rue A"), at("2 rue B")], "1 rue A, 44000 Nantes"],
    [
      "the one for invoices",
      [
        at("1 rue A", { type: [{ value: "SHIPPING" }] }),
        at("2 rue B", { type: [{ value: "BILLING" }] }),
      ],
      "2 rue B, 44000 Nantes",
    ],
    [
      "all of it, abroad with its country",
      [
        at("1 calle A", {
          addressPart2: "2° B",
          postalCode: "28001",
          city: "Madrid",
          country: SPAIN,
        }),
      ],
      "1 calle A, 2° B, 28001 Madrid, Espagne",
    ],
  ])("is %s", (_, addresses, line) => expect(billingAddress(addresses)).toBe(line));
});
