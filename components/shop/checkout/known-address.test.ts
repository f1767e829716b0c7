import { expect, it } from "vitest";
import type { Address } from "@/lib/contract/address";
import { filledIn, knownAddress, sameAddress } from "./known-address";

const ANNE = { firstname: "Anne", lastname: "Le Bihan" };
const at = (address: string, change: object = {}) =>
  ({
    type: [],
    firstname: null,
    lastname: null,
    address,
    addressPart2: null,
    postalCode: "44000",
    city: "Nantes",
    country: { alphaTwo: "FR" },
    ...change,
  }) as unknown as Address;

it("is the one for that, or else the first", () => {
  const book = [at("1 rue A"), at("2 rue B", { type: [{ value: "BILLING" }] })];
  expect(knownAddress(ANNE, book, "BILLING").address).toBe("2 rue B");
  expect(knownAddress(ANNE, book, "SHIPPING").address).toBe("1 rue A");
});

it("is on the name that it bears, or on the member's", () => {
  const mother = at("3 rue C", { firstname: "Jeanne", lastname: "Le Gall" });
  expect(knownAddress(ANNE, [mother], "SHIPPING")).toMatchObject({ firstname: "Jeanne" });
  expect(knownAddress(ANNE, [at("1 rue A")], "SHIPPING")).toMatchObject(ANNE);
});

it("is none of a visitor's, in France", () => {
  expect(knownAddress(null, [], "BILLING")).toEqual({
    firstname: "",
    lastname: "",
    address: "",
    addressPart2: "",
    postalCode: "",
    city: "",
    country: "FR",
  });
});

it("is one with another of the same place, on any name", () => {
  const shipping = knownAddress(ANNE, [at("1 rue A")], "SHIPPING");
  expect(sameAddress(shipping, { ...shipping, firstname: "Jeanne" })).toBe(true);
  expect(sameAddress(shipping, { ...shipping, city: "Rezé" })).toBe(false);
  expect(sameAddress(shipping, { ...shipping, country: "BE" })).toBe(false);
});

it("fills in what is not typed, and parts no place", () => {
  const known = knownAddress(ANNE, [at("1 rue A")], "SHIPPING");
  const blank = { ...knownAddress(null, [], "SHIPPING"), lastname: "Le Gall" };
  expect(filledIn(null, known)).toEqual(known);
  expect(filledIn(blank, known)).toEqual({ ...known, lastname: "Le Gall" });
  expect(filledIn({ ...blank, city: "Rezé" }, known)).toMatchObject({
    firstname: "Anne",
    lastname: "Le Gall",
    address: "",
    postalCode: "",
    city: "Rezé",
  });
});
