import { expect, it } from "vitest";
import type { PanelField } from "@/lib/site/panel-resources";
import { fieldChanges } from "./field-changes";

const plain = { locale: null };

it.each([
  ['{"perKm":1.9}', '{"perKm":2.45}', [{ name: "perKm", ...plain, before: 1.9, after: 2.45 }]],
  [null, '{"hash":"a"}', [{ name: "hash", ...plain, before: undefined, after: "a" }]],
  ['{"value":"x"}', null, [{ name: "value", ...plain, before: "x", after: undefined }]],
  [
    '{"status":"AWAITING_CONFIRMATION"}',
    '{"action":"CONFIRM","status":"FINAL"}',
    [
      { name: "status", ...plain, before: "AWAITING_CONFIRMATION", after: "FINAL" },
      { name: "action", ...plain, before: undefined, after: "CONFIRM" },
    ],
  ],
  [null, null, []],
])("from %s to %s", (before, after, fields) => {
  expect(fieldChanges(before, after)).toEqual(fields);
});

const name: PanelField = {
  kind: "LINE",
  label: { fr: "Nom", en: "Name" },
  isTranslated: true,
  change: {},
};

it("of a text in several languages shows the one that changed", () => {
  const changes = fieldChanges(
    '{"name":{"en":"Van","fr_FR":"Berline"}}',
    '{"name":{"en":"Saloon","fr_FR":"Berline"}}',
    { name },
  );
  expect(changes).toEqual([{ name: "name", locale: "en", before: "Van", after: "Saloon" }]);
});

it("of a line that was written when each language was a field shows it in the same words", () => {
  const changes = fieldChanges('{"nameEn":"Van","seats":3}', '{"nameEn":"Saloon","seats":4}', {
    name,
  });
  expect(changes).toEqual([
    { name: "seats", ...plain, before: 3, after: 4 },
    { name: "name", locale: "en", before: "Van", after: "Saloon" },
  ]);
});

it("of a setting that gets a language of its own shows what it said there before", () => {
  expect(fieldChanges('{"value":"a"}', '{"value":{"fr_FR":"a","en":"b"}}')).toEqual([
    { name: "value", locale: "en", before: "a", after: "b" },
  ]);
});
