import { expect, it } from "vitest";
import { typedSpan } from "./typed-span";

const now = new Date("2026-11-27T12:00:00Z");
const BEFORE = "2026-11-27T11:00:00Z";
const SOON = "2026-11-28T08:00:00Z";
const LATER = "2026-11-29T08:00:00Z";

it.each([
  [{ from: SOON, until: "" }, false, { span: { from: SOON } }],
  [{ from: SOON, until: LATER }, false, { span: { from: SOON, until: LATER } }],
  [{ from: BEFORE, until: "" }, false, { span: { from: BEFORE } }],
  [{ from: "", until: LATER }, false, { span: { until: LATER } }],
  [{ from: "", until: "" }, true, { span: {} }],
  [{ from: "", until: "" }, false, { fault: { field: "from", code: "NOTHING" } }],
  [{ from: undefined, until: "" }, false, { fault: { field: "from", code: "NO_INSTANT" } }],
  [{ from: SOON, until: undefined }, false, { fault: { field: "until", code: "NO_INSTANT" } }],
  [{ from: "", until: BEFORE }, false, { fault: { field: "until", code: "OVER" } }],
  [{ from: LATER, until: SOON }, false, { fault: { field: "until", code: "BEFORE" } }],
  [{ from: SOON, until: SOON }, false, { fault: { field: "until", code: "BEFORE" } }],
])("%j, shown already: %s, is %j", (typed, isOut, span) =>
  expect(typedSpan(typed, { now, isOut })).toEqual(span),
);
