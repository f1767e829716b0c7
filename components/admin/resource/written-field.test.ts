import { expect, it } from "vitest";
import { slot } from "@/lib/contract/field/picture-slot";
import type { PanelField } from "@/lib/site/panel-resources";
import { writtenField } from "./written-field";

const label = { fr: "Prix", en: "Price" };
const place = slot("Debout", "Upright", { least: 600 });

it.each<[PanelField, object]>([
  [{ kind: "LINE", label, change: {} }, { kind: "LINE" }],
  [{ kind: "TEXT", label, change: {} }, { kind: "TEXT" }],
  [{ kind: "EMAIL", label, change: {} }, { kind: "EMAIL" }],
  [{ kind: "RICH_TEXT", label, change: {} }, { kind: "RICH_TEXT" }],
  [
    { kind: "NUMBER", unit: "€", isSilentAtZero: true, isLowest: true, label, change: {} },
    { kind: "NUMBER", unit: "€" },
  ],
  [{ kind: "DATE", label, change: {} }, { kind: "DATE" }],
  [
    { kind: "CHOICE", options: { RED: { label, tone: "GOOD" } }, label, change: {} },
    { kind: "CHOICE", options: { RED: label } },
  ],
  [
    { kind: "PICTURES", slot: place, max: 1, isSilent: true, label, change: {} },
    { kind: "PICTURES", fields: {}, slot: place, max: 1, isWhole: true, isSilent: true },
  ],
])("a field of a row %j is one of the vocabulary", (field, input) => {
  expect(writtenField(field).input).toEqual(input);
});

it.each<[PanelField, boolean]>([
  [{ kind: "LINE", label, change: {} }, false],
  [{ kind: "LINE", label, change: { isNullable: true } }, true],
  [{ kind: "TEXT", label, change: {} }, true],
  [{ kind: "TEXT", label, change: { isNeeded: true } }, false],
])("may %j be left empty: %j", (field, isOptional) => {
  expect(writtenField(field).isOptional === true).toBe(isOptional);
});
