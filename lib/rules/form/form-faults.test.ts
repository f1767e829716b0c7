import { expect, it } from "vitest";
import { formFaults, formFieldsOf, type ShownQuestion } from "./form-faults";

const OPTIONS = ["a", "b"].map((value) => ({ value, label: value.toUpperCase() }));
const asked: ShownQuestion = { name: "k1", type: "CHOICE", label: "Lequel ?", options: OPTIONS };
const then = (condition: ShownQuestion["condition"]): ShownQuestion => ({
  name: "k2",
  type: "TEXT",
  label: "Pourquoi ?",
  condition,
});

it.each<[string, ShownQuestion[], Record<string, string>]>([
  ["nothing", [], { fields: "QUESTIONS_MISSING" }],
  ["a question and one that depends on it", [asked, then({ field: "k1", equals: "b" })], {}],
  ["a question without words", [{ ...asked, label: " " }], { "fields.0.label": "REQUIRED" }],
  [
    "a choice of one",
    [{ ...asked, options: OPTIONS.slice(1) }],
    { "fields.0.options": "OPTIONS_TOO_FEW" },
  ],
  [
    "an answer without words",
    [{ ...asked, options: [...OPTIONS, { value: "c", label: "" }] }],
    { "fields.0.options.2.label": "REQUIRED" },
  ],
  [
    "a condition on an answer that is gone",
    [asked, then({ field: "k1", equals: "c" })],
    { "fields.1.condition": "CONDITION_LOST" },
  ],
  [
    "a condition on a question below it",
    [then({ field: "k1", equals: "a" }), asked],
    { "fields.0.condition": "CONDITION_LOST" },
  ],
  [
    "a condition on a box",
    [{ name: "k1", type: "CHECKBOX", label: "Oui" }, then({ field: "k1", equals: "on" })],
    {},
  ],
  [
    "a condition on itself",
    [then({ field: "k2", equals: "a" })],
    { "fields.0.condition": "CONDITION_LOST" },
  ],
])("says what keeps a form of %s from being published", (_, questions, faults) => {
  expect(formFaults(questions)).toEqual(faults);
});

it("gives fields without the answers of what they are no longer", () => {
  expect(formFieldsOf([{ ...asked, type: "TEXT", hint: "" }])).toEqual([
    {
      name: "k1",
      type: "TEXT",
      label: "Lequel ?",
      hint: null,
      required: false,
      options: [],
      condition: null,
    },
  ]);
});
