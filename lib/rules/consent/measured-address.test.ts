import { expect, it } from "vitest";
import { measuredAddress } from "./measured-address";

it.each([
  ["https://72.example/", "https://72.example/"],
  ["https://72.example/reserver?from=Nantes&name=Durand#prix", "https://72.example/reserver"],
  [
    "https://72.example/tarifs?utm_source=lettre&q=a%20b&gclid=x1",
    "https://72.example/tarifs?utm_source=lettre&gclid=x1",
  ],
  ["https://72.example/en?xutm_source=a", "https://72.example/en"],
])("of %s tells %s", (address, told) => {
  expect(measuredAddress(address)).toBe(told);
});
