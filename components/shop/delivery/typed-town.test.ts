import { describe, expect, it } from "vitest";
import { typedTown } from "./typed-town";

describe("typedTown", () => {
  it.each([
    ["97400 Saint-Denis", { postalCode: "97400", name: "Saint-Denis" }],
    ["Saint-Denis (97400)", { postalCode: "97400", name: "Saint-Denis" }],
    [" 10115  Berlin, ", { postalCode: "10115", name: "Berlin" }],
    ["SW1A 1AA London", { postalCode: "SW1A 1AA", name: "London" }],
    ["La Roche en Ardenne 6980", { postalCode: "6980", name: "La Roche en Ardenne" }],
    ["44190", undefined],
    ["Clisson", undefined],
    ["1 x", undefined],
    ["", undefined],
  ])("of %o is %o", (text, town) => {
    expect(typedTown(text, "GB")).toEqual(town);
  });

  it.each([
    ["44 190 Clisson", "FR", "44190"],
    ["Clisson F-44190", "FR", "44190"],
    ["FR-97 400 Clisson", "RE", "97400"],
    ["44190 Clisson CEDEX 2", "FR", "44190"],
    ["4419 Clisson", "FR", "4419"],
    ["F-44x Clisson", "FR", "F-44x"],
    ["123 45 Clisson", "SE", "123 45"],
    ["F-44190 Clisson", "BE", "F-44190"],
  ])("of %o, in %s, has the postcode %s", (text, country, postalCode) => {
    expect(typedTown(text, country)).toEqual({ postalCode, name: "Clisson" });
  });
});
