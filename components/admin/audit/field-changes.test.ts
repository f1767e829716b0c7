import { expect, it } from "vitest";
import { fieldChanges } from "./field-changes";

it.each([
  ['{"perKm":1.9}', '{"perKm":2.45}', [{ name: "perKm", before: 1.9, after: 2.45 }]],
  [null, '{"hash":"a"}', [{ name: "hash", before: undefined, after: "a" }]],
  ['{"value":"x"}', null, [{ name: "value", before: "x", after: undefined }]],
  [
    '{"status":"AWAITING_CONFIRMATION"}',
    '{"action":"CONFIRM","status":"FINAL"}',
    [
      { name: "status", before: "AWAITING_CONFIRMATION", after: "FINAL" },
      { name: "action", before: undefined, after: "CONFIRM" },
    ],
  ],
  [null, null, []],
])("from %s to %s", (before, after, fields) => {
  expect(fieldChanges(before, after)).toEqual(fields);
});
