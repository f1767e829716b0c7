import { expect, it } from "vitest";
import { givenPlaceSchema } from "./geography";

it("keeps a street that was typed by hand as the address base writes it", () => {
  const town = {
    label: "Nantes",
    kind: "TOWN",
    postalCode: "44000",
    city: "Nantes",
    country: "FR",
  };
  const place = { ...town, lat: 47.2, lng: -1.5 };
  const kept = (address: string) => givenPlaceSchema.parse({ ...place, address }).address;
  expect(kept("12 rue crébillon")).toBe("12 rue Crébillon");
  expect(kept("Chez Paul, 12 rue crébillon")).toBe("Chez Paul, 12 rue crébillon");
});
