import { describe, expect, it } from "vitest";
import { type FormField, MAX_FORM_FILE_BYTES } from "./form-field";
import { askedFormFields, type GivenAnswer, judgeAnswer } from "./judge-answer";

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  type: "TEXT",
  label: name,
  hint: null,
  required: true,
  options: [],
  condition: null,
  ...more,
});
const OPTIONS = ["visit", "other"].map((value) => ({ value, label: value }));
const kind = field("kind", { type: "CHOICE", options: OPTIONS });
const which = field("which", { condition: { field: "kind", equals: "other" } });
const why = field("why", { condition: { field: "which", equals: "a fair" } });

const given = (
  texts: Record<string, string | string[]>,
  files: Record<string, number[]> = {},
): GivenAnswer => ({
  texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text].flat()])),
  files: Object.fromEntries(
    Object.entries(files).map(([name, sizes]) => [name, sizes.map((size) => ({ size }))]),
  ),
});

describe("conditions", () => {
  it("ask for a field only where the other one holds what they say", () => {
    const asked = (texts: Record<string, string[]>) =>
      askedFormFields([kind, which, why], texts).map(({ name }) => name);
    expect(asked({})).toEqual(["kind"]);
    expect(asked({ kind: ["other"] })).toEqual(["kind", "which"]);
    expect(asked({ kind: ["other"], which: ["a fair"] })).toEqual(["kind", "which", "why"]);
    // A hidden field has no value for the fields that depend on it.
    expect(asked({ kind: ["visit"], which: ["a fair"] })).toEqual(["kind"]);
  });

  it("need an answer only while they hold, and drop what came for what is hidden", () => {
    expect(judgeAnswer([kind, which], given({ kind: "other" })).faults).toEqual({
      which: "REQUIRED",
    });
    expect(judgeAnswer([kind, which], given({ kind: "visit", which: "kept?" }))).toEqual({
      values: { kind: ["visit"] },
      faults: {},
    });
  });

  it("drop the files of what is hidden", () => {
    const plan = field("plan", { type: "FILE", condition: which.condition });
    const sent = given({ kind: "visit" }, { plan: [MAX_FORM_FILE_BYTES + 1] });
    expect(judgeAnswer([kind, plan], sent).faults).toEqual({});
    expect(judgeAnswer([kind, plan], { ...sent, ...given({ kind: "other" }) }).faults).toEqual({
      plan: "REQUIRED",
    });
  });
});

it.each([
  ["TEXT", "  Anne\u200b ", ["Anne"]],
  ["TEXT", "a\nb", "LINE_BREAK"],
  ["TEXT", "a\u202eb", "HIDDEN_SIGN"],
  ["TEXT", " \u200b ", "REQUIRED"],
  ["TEXT", "x".repeat(301), "TOO_LONG"],
  ["TEXT", "<script>alert(1)</script>", ["<script>alert(1)</script>"]],
  ["PARAGRAPH", "a\r\nb", ["a\nb"]],
  ["PARAGRAPH", "x".repeat(5_001), "TOO_LONG"],
  ["PARAGRAPH", "a\u0000b", "HIDDEN_SIGN"],
  ["EMAIL", "anne@château.fr", ["anne@xn--chteau-xta.fr"]],
  ["EMAIL", "anne@", "EMAIL_INVALID"],
  ["EMAIL", "anne@example.org\r\nBcc: x@example.org", "LINE_BREAK"],
  ["PHONE", "06 39 98 03 04", ["06 39 98 03 04"]],
  ["PHONE", "06 39", "PHONE_INVALID"],
  ["PHONE", "06 39 98 03 04 <b>", "PHONE_INVALID"],
  ["NUMBER", "1\u202f250,50", ["1250.50"]],
  ["NUMBER", "12e9", "NUMBER_INVALID"],
  ["NUMBER", "=1+1", "NUMBER_INVALID"],
  ["DATE", "2026-12-24", ["2026-12-24"]],
  ["DATE", "2026-02-30", "DATE_INVALID"],
  ["DATE", "24/12/2026", "DATE_INVALID"],
  ["CHOICE", "visit", ["visit"]],
  ["CHOICE", "none of these", "CHOICE_UNKNOWN"],
  ["CHOICES", ["visit", "other", "visit"], ["visit", "other"]],
  ["CHOICES", ["visit", "__proto__"], "CHOICE_UNKNOWN"],
  ["CHECKBOX", "on", ["on"]],
  ["CHECKBOX", "anything", "REQUIRED"],
] as const)("takes %s %j as %j", (type, text, wanted) => {
  const options = type.startsWith("CHOICE") ? OPTIONS : [];
  const sent = given({ f: [text].flat() as string[] });
  const { values, faults } = judgeAnswer([field("f", { type, options })], sent);
  expect(faults.f ?? values.f).toEqual(wanted);
});

it.each([
  [[], undefined, false],
  [[], "REQUIRED", true],
  [[MAX_FORM_FILE_BYTES], undefined, true],
  [[MAX_FORM_FILE_BYTES + 1], "FORM_FILE_TOO_LARGE", true],
  [[1, 1, 1, 1, 1], undefined, true],
  [[1, 1, 1, 1, 1, 1], "FORM_FILES_TOO_MANY", true],
  [[9_000_000, 9_000_000, 9_000_000], "FORM_FILES_TOO_LARGE", true],
])("takes files of %j bytes as %s", (sizes, fault, required) => {
  const plan = field("plan", { type: "FILE", required });
  expect(judgeAnswer([plan], given({}, { plan: sizes })).faults.plan).toBe(fault);
});

it("counts the files of all fields together", () => {
  const plans = ["a", "b"].map((name) => field(name, { type: "FILE", required: false }));
  const sent = given({}, { a: [1, 1, 1], b: [1, 1, 1] });
  expect(judgeAnswer(plans, sent).faults).toEqual({ b: "FORM_FILES_TOO_MANY" });
});
