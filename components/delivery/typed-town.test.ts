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
    expect(typedTown(text)).toEqual(town);
  });
});
