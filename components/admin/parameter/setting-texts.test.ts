import { describe, expect, it } from "vitest";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import { savedTexts, settingFields, settingValues, typedValue } from "./setting-texts";

const label = { fr: "x", en: "x" };
const parameter = (part: Partial<AdminParameter>) => ({
  ...({ type: "X", kind: "STRING", group: "x", label, version: "v", isSet: true } as const),
  ...{ default: null, mayChange: true, changed: null, value: null },
  holds: { is: "LINE" } as const,
  ...part,
});
const number = { is: "NUMBER", unit: "NONE", least: 0, most: 9, isWhole: false } as const;

describe("a text of each language", () => {
  const value = { fr_FR: "Nantes", en: null };
  const fields = settingFields(value, ["fr", "en"]);

  it("has a field of each", () => {
    expect(fields.map(({ name }) => name)).toEqual(["value.fr_FR", "value.en"]);
    const texts = savedTexts(fields, parameter({ value }), ",");
    expect(texts).toEqual({ "value.fr_FR": "Nantes", "value.en": "" });
  });

  it("is as the French one where nothing is typed in English", () => {
    const typed = { "value.fr_FR": "Rezé", "value.en": "" };
    expect(typedValue(fields, parameter({ value }), typed)).toEqual({ fr_FR: "Rezé", en: null });
  });

  it("stays in a language that the site does not speak any more", () => {
    const both = { fr_FR: "Nantes", en: "Nantes, France" };
    const french = settingFields(both, ["fr"]);
    expect(typedValue(french, parameter({ value: both }), { "value.fr_FR": "Rezé" })).toEqual({
      fr_FR: "Rezé",
      en: "Nantes, France",
    });
  });

  it("shows its default in French alone until it is set", () => {
    const unset = parameter({ value: { fr_FR: null, en: null }, isSet: false, default: "Ici" });
    expect(savedTexts(fields, unset, ",")).toEqual({ "value.fr_FR": "Ici", "value.en": "" });
    expect(settingValues(fields, null)).toEqual({ "value.fr_FR": null, "value.en": null });
  });
});

it("a value for all languages is read and written by its kind", () => {
  const held = parameter({ value: "2.5", holds: number });
  const fields = settingFields("2.5", ["fr", "en"]);
  expect(savedTexts(fields, held, ",")).toEqual({ value: "2,5" });
  expect(typedValue(fields, held, { value: "3,5" })).toBe("3.5");
});
