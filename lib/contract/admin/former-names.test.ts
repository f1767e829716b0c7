import { expect, it } from "vitest";
import { withoutFormerNames } from "./former-names";

const fields = { name: { isTranslated: true }, seats: {} } as const;

it.each([
  [
    { nameFr: "Berline", nameEn: "Saloon", seats: 3 },
    { seats: 3, name: { fr_FR: "Berline", en: "Saloon" } },
  ],
  [{ nameEn: "Saloon" }, { name: { en: "Saloon" } }],
  [{ name: { en: "Saloon" } }, { name: { en: "Saloon" } }],
  [{ seatsFr: "x" }, { seatsFr: "x" }],
])("reads %j as %j", (values, expected) => {
  expect(withoutFormerNames(fields, values)).toEqual(expected);
});
