import { expect, it } from "vitest";
import type { Address } from "@/lib/contract/address";
import { EMPTY_CHECKOUT } from "@/stores/checkout-state";
import { draftsOf } from "./drafts-of";
import { firstFields } from "./first-fields";

const ANNE = {
  firstname: "Anne",
  lastname: "Le Bihan",
  email: "anne@example.org",
  birthdate: "1980-05-01",
  kind: "PROFESSIONAL",
  company: "SARL A",
  phone: "06 39 98 01 02",
} as const;
const at = (address: string, postalCode: string, city: string) =>
  ({
    type: [],
    firstname: null,
    lastname: null,
    addressPart2: null,
    address,
    postalCode,
    city,
    country: { alphaTwo: "FR" },
  }) as unknown as Address;
const BOOK = [at("1 rue A", "44000", "Nantes"), at("2 rue B", "49000", "Angers")];
const NANTES = { postalCode: "44000", name: "NANTES" };
const first = (change: object = {}, addresses = BOOK) =>
  firstFields({ ...EMPTY_CHECKOUT, ...change }, ANNE, addresses);

it("is what is known of the member who logged in on the way, where a guest had typed nothing", () => {
  const data = new FormData();
  for (const name of ["user.email", "user.phone", "user.birthdate", "message"]) data.set(name, "");
  for (const which of ["delivery", "billing"]) data.set(`address.${which}.firstPart`, "");
  data.set("user.kind", "CONSUMER");
  const touched = { ...draftsOf(data, EMPTY_CHECKOUT, "CONSUMER"), city: NANTES };
  expect(first(touched)).toMatchObject({
    phone: ANNE.phone,
    isBilledThere: true,
    customer: {
      email: ANNE.email,
      birthdate: ANNE.birthdate,
      kind: "PROFESSIONAL",
      company: "SARL A",
    },
    shipping: { firstname: "Anne", address: "1 rue A", city: "Nantes" },
    billing: { lastname: "Le Bihan", address: "1 rue A" },
  });
});

it("is what was typed before what is known", () => {
  const shipping = { ...first().shipping, address: "3 rue C", addressPart2: "" };
  const customer = { email: "a@example.org", birthdate: "", kind: "CONSUMER", company: "" };
  expect(first({ address: { shipping, billing: null }, customer, phone: "07" })).toMatchObject({
    shipping: { address: "3 rue C" },
    customer: { email: "a@example.org", birthdate: ANNE.birthdate, kind: "CONSUMER" },
    phone: "07",
  });
});

it("has a parcel's street in the town that is chosen, or none", () => {
  const there = (city: object) => first({ city });
  expect(there({ postalCode: "49000", name: "Angers" })).toMatchObject({
    shipping: { address: "2 rue B" },
    billing: { address: "1 rue A" },
    isBilledThere: false,
  });
  expect(there({ postalCode: "44190", name: "Clisson" })).toMatchObject({
    shipping: { firstname: "Anne", address: "", city: "" },
    billing: { address: "1 rue A" },
    isBilledThere: false,
  });
});

it("is a visitor's blank form, billed where it goes", () => {
  expect(firstFields(EMPTY_CHECKOUT, null, [])).toMatchObject({
    shipping: { firstname: "", address: "", country: "FR" },
    customer: { email: "", kind: "CONSUMER" },
    isBilledThere: true,
  });
});
