import { describe, expect, it } from "vitest";
import { savedTexts, settingFields, settingValues, typedValue } from "./setting-texts";

describe("a text of each language", () => {
  const value = { fr_FR: "Nantes", en: null };
  const fields = settingFields(value, ["fr", "en"]);

  it("has a field of each", () => {
    expect(fields.map(({ name }) => name)).toEqual(["value.fr_FR", "value.en"]);
    const texts = savedTexts(fields, { value, isSet: true, default: null });
    expect(texts).toEqual({ "value.fr_FR": "Nantes", "value.en": "" });
  });

  it("is as the French one where nothing is typed in English", () => {
    const typed = { "value.fr_FR": "Rezé", "value.en": "" };
    expect(typedValue(fields, value, typed)).toEqual({ fr_FR: "Rezé", en: null });
  });

  it("stays in a language that the site does not speak any more", () => {
    const both = { fr_FR: "Nantes", en: "Nantes, France" };
    const french = settingFields(both, ["fr"]);
    expect(typedValue(french, both, { "value.fr_FR": "Rezé" })).toEqual({
      fr_FR: "Rezé",
      en: "Nantes, France",
    });
  });

  it("shows its default in French alone until it is set", () => {
    const unset = { value: { fr_FR: null, en: null }, isSet: false, default: "Ici" };
    expect(savedTexts(fields, unset)).toEqual({ "value.fr_FR": "Ici", "value.en": "" });
    expect(settingValues(fields, null)).toEqual({ "value.fr_FR": null, "value.en": null });
  });
});

it("has one field for a value of all languages", () => {
  const fields = settingFields("2.5", ["fr", "en"]);
  const held = { value: "2.5", isSet: true, default: null };
  expect(savedTexts(fields, held)).toEqual({ value: "2.5" });
  expect(typedValue(fields, "2.5", { value: "3.5" })).toBe("3.5");
});
