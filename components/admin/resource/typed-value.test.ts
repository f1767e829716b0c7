import { expect, it } from "vitest";
import type { PanelField } from "@/lib/site/panel-resources";
import { formFields } from "./form-fields";
import { changedValues, typedValue, withDay, writtenValue } from "./typed-value";

const label = { fr: "", en: "" };
const field = (kind: "TEXT" | "EUROS" | "NUMBER" | "FLAG" | "DAYS", change = {}): PanelField => ({
  kind,
  label,
  change,
});

it.each([
  [field("EUROS"), "2,45", 2.45],
  [field("EUROS"), "1 234,50 €", 1234.5],
  [field("EUROS"), "", null],
  [field("EUROS"), "trois", "trois"],
  [field("NUMBER"), "4", 4],
  [field("FLAG"), "true", true],
  [field("FLAG"), "", false],
  [field("TEXT"), "  Berline ", "Berline"],
  [field("TEXT"), "", ""],
  [field("TEXT", { isNullable: true }), "", null],
  [field("DAYS"), "2026-12-25\n2026-01-01\n2026-12-25", ["2026-01-01", "2026-12-25"]],
])("reads %j typed as %j", (of, typed, expected) => {
  expect(typedValue(of, typed)).toEqual(expected);
});

it("sends what was changed, and nothing that was only shown", () => {
  const fields = {
    name: field("TEXT"),
    perKm: field("EUROS"),
    at: { ...field("TEXT"), change: null },
  };
  const before = { name: "Berline", perKm: 2.4, at: "x" };
  const typed = { name: "Berline", perKm: "2,50", at: "y" };
  expect(changedValues(formFields(fields), before, typed)).toEqual({ perKm: 2.5 });
});

it.each([
  [field("EUROS"), 2.45, "2,45"],
  [field("EUROS"), 1.9, "1,90"],
  [field("EUROS"), 35, "35"],
  [field("NUMBER"), 5.5, "5,5"],
  [field("TEXT"), null, ""],
])("writes %j holding %j as %s", (of, value, expected) => {
  expect(writtenValue(of, value, ",")).toBe(expected);
});

it("writes what it reads", () => {
  expect(typedValue(field("DAYS"), writtenValue(field("DAYS"), ["2026-12-25"], ","))).toEqual([
    "2026-12-25",
  ]);
});

it("puts a day among others once, in its place", () => {
  expect(withDay(["2026-12-25"], "2026-05-01")).toEqual(["2026-05-01", "2026-12-25"]);
  expect(withDay(["2026-12-25"], "2026-12-25")).toEqual(["2026-12-25"]);
  expect(withDay([], "2026-02-30")).toEqual([]);
});
