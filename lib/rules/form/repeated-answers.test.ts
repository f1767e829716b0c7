import { expect, it } from "vitest";
import { FORM_FIELD_TYPES } from "./form-field";
import { repeatedAnswers } from "./repeated-answers";

const ALL = FORM_FIELD_TYPES.map((type) => ({ type }));

it("repeats everything to an address that is the visitor's own", () => {
  expect(repeatedAnswers(ALL, { isOwnAddress: true })).toEqual(ALL);
});

it("repeats to any other what was chosen, and nothing that was written", () => {
  expect(repeatedAnswers(ALL, { isOwnAddress: false }).map(({ type }) => type)).toEqual([
    "DATE",
    "CHOICE",
    "CHOICES",
    "CHECKBOX",
  ]);
});
