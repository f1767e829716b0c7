import { expect, it } from "vitest";
import { changedFields, errorsBy, standingErrors, textsOf } from "./field-errors";

const standing = (
  errors: Parameters<typeof standingErrors>[0],
  changed: string[],
  wrong: Record<string, string>,
) => textsOf(standingErrors(errors, changed, wrong));

const NEEDED = "This field is required.";

it("an error goes as soon as its field is right, and the others stay", () => {
  const errors = errorsBy("PAGE", { firstname: NEEDED, lastname: NEEDED });
  expect(standing(errors, ["firstname"], { lastname: NEEDED })).toEqual({ lastname: NEEDED });
});

it("an error says what is wrong now", () => {
  const errors = errorsBy("PAGE", { email: NEEDED });
  const now = "This e-mail address is not complete.";
  expect(standing(errors, ["email"], { email: now })).toEqual({ email: now });
});

it("a field of which nothing was said is left in peace while one types in another", () => {
  const errors = errorsBy("PAGE", { firstname: NEEDED });
  expect(standing(errors, ["email"], { firstname: NEEDED, email: NEEDED })).toEqual({
    firstname: NEEDED,
  });
});

it("one that another field makes right goes with that one's change", () => {
  const errors = errorsBy("PAGE", { postalCode: "A French postcode has five digits." });
  expect(standing(errors, ["country"], {})).toEqual({});
});

it("what the provider said stays until its own field is changed", () => {
  const errors = errorsBy("PROVIDER", { phone: "Not complete.", email: "Not yours." });
  expect(standing(errors, ["email"], {})).toEqual({ phone: "Not complete." });
});

it("what the provider said gives way to what the page finds in the changed field", () => {
  const errors = errorsBy("PROVIDER", { phone: "Not complete." });
  expect(standing(errors, ["phone"], { phone: NEEDED })).toEqual({ phone: NEEDED });
});

it("names the fields that hold something else", () => {
  const before = { pickup: { text: "Nantes" }, stops: [], passengers: 2 };
  expect(changedFields(before, { ...before, pickup: { text: "Angers" }, hours: 3 })).toEqual([
    "pickup",
    "hours",
  ]);
  expect(changedFields(before, structuredClone(before))).toEqual([]);
});
