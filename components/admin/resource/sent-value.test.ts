import { expect, it } from "vitest";
import type { PanelField } from "@/lib/site/panel-resources";
import { formFields } from "./form-fields";
import { changedValues, firstValue, sentValue } from "./sent-value";

const label = { fr: "", en: "" };
const field = (kind: "LINE" | "NUMBER" | "FLAG" | "DAYS", change = {}): PanelField => ({
  kind,
  label,
  change,
});

it.each([
  [field("NUMBER"), "2,45", 2.45],
  [field("NUMBER"), undefined, null],
  [field("NUMBER"), "4", 4],
  [field("FLAG"), "true", true],
  [field("FLAG"), undefined, false],
  [field("LINE"), "FR", "FR"],
  [field("DAYS"), undefined, []],
])("%j begins as %j typed", (of, typed, expected) => {
  expect(firstValue(of, typed)).toEqual(expected);
});

it.each([
  [field("LINE"), "  Berline ", "Berline"],
  [field("LINE"), "", ""],
  [field("LINE", { isNullable: true }), " ", null],
  [field("NUMBER"), "trois", "trois"],
  [field("NUMBER"), null, null],
  [field("DAYS"), ["2026-12-25"], ["2026-12-25"]],
])("sends %j holding %j as %j", (of, value, expected) => {
  expect(sentValue(of, value)).toEqual(expected);
});

it("sends what was changed, and nothing that was only shown", () => {
  const fields = {
    name: field("LINE"),
    perKm: field("NUMBER"),
    at: { ...field("LINE"), change: null },
  };
  const before = { name: "Berline", perKm: 2.4, at: "x" };
  const typed = { name: "Berline ", perKm: 2.5, at: "y" };
  expect(changedValues(formFields(fields), before, typed)).toEqual({ perKm: 2.5 });
});
