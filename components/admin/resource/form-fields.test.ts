import { expect, it } from "vitest";
import type { PanelField } from "@/lib/site/panel-resources";
import { formFields, formValues, sentValues } from "./form-fields";

const label = { fr: "Nom", en: "Name" };
const declared: Record<string, PanelField> = {
  name: { kind: "LINE", label, note: label, isTranslated: true, change: {} },
  seats: { kind: "NUMBER", label, change: { isWhole: true } },
  reference: { kind: "LINE", label, change: null },
};
const fields = formFields(declared);

it("asks for a translated field in each language, and explains it once", () => {
  expect(fields.map(({ name, locale, field }) => [name, locale, "note" in field])).toEqual([
    ["name.fr_FR", "fr", true],
    ["name.en", "en", false],
    ["seats", null, false],
  ]);
});

it("has a row's values by the names of its fields, and sends what changed of them", () => {
  const row = { name: { fr_FR: "Berline", en: "Saloon" }, seats: 3, reference: "X" };
  expect(formValues(fields, row)).toEqual({
    "name.fr_FR": "Berline",
    "name.en": "Saloon",
    seats: 3,
  });
  expect(sentValues(fields, { "name.en": "Car" })).toEqual({ name: { en: "Car" } });
  expect(sentValues(fields, formValues(fields, row))).toEqual({ name: row.name, seats: 3 });
});
