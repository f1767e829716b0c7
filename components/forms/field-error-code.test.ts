import { describe, expect, it } from "vitest";
import { type FieldState, fieldErrorCode, fieldErrorCodes } from "./field-error-code";
import { FIELD_RULES } from "./field-rules";

const field = (part: Partial<FieldState>): FieldState => ({
  name: "field",
  value: "",
  type: "text",
  isRequired: true,
  beside: () => "",
  ...part,
});
const codeOf = (part: Partial<FieldState>) => fieldErrorCode(field(part), FIELD_RULES);

describe("a field that is needed", () => {
  it.each(["", "   ", "\n"])("says so while it holds %j", (value) => {
    expect(codeOf({ value })).toBe("REQUIRED");
  });

  it("says it in its own words where it has some", () => {
    expect(codeOf({ type: "checkbox", missing: "TERMS_NOT_ACCEPTED" })).toBe("TERMS_NOT_ACCEPTED");
    expect(codeOf({ type: "checkbox", missing: "TERMS_NOT_ACCEPTED", value: "on" })).toBe(
      undefined,
    );
  });

  it("may stay empty otherwise, whatever its rule", () => {
    expect(codeOf({ isRequired: false, rule: "flight-number" })).toBeUndefined();
    expect(codeOf({ isRequired: false, type: "email" })).toBeUndefined();
  });
});

/** Birth date of a child born last year. */
const MINOR = `${new Date().getFullYear() - 1}-05-14`;

it.each([
  ["email", undefined, "marie@", "EMAIL_INVALID"],
  ["email", undefined, " marie@example.org ", undefined],
  ["email", undefined, "jean@château-exemple.fr", undefined],
  ["tel", "phone", "06 39", "PHONE_INVALID"],
  ["tel", "phone", "06 39 98 01 02", undefined],
  ["password", "new-password", "neuf sign", "PASSWORD_TOO_SHORT"],
  ["password", "new-password", " dix signes ", undefined],
  // Five letters, each with its accent beside it.
  ["password", "new-password", "éàùèê".normalize("NFD"), "PASSWORD_TOO_SHORT"],
  // Shown while it is typed, a password is a text.
  ["text", "new-password", "court", "PASSWORD_TOO_SHORT"],
  ["text", "flight-number", "Air France", "FLIGHT_NUMBER_INVALID"],
  ["text", "flight-number", "af1234", undefined],
  ["text", "train-number", "bientôt", "TRAIN_NUMBER_INVALID"],
  ["text", "train-number", "TGV 8901", undefined],
  ["text", "person-name", "Anne-Sophie O’Neill, Jr.", undefined],
  ["text", "person-name", "Win at www.spam.example", "INVALID"],
  ["text", "birthdate", "0020-05-14", "BIRTHDATE_INVALID"],
  ["text", "birthdate", "2999-05-14", "BIRTHDATE_INVALID"],
  ["text", "birthdate", MINOR, undefined],
  ["text", "birthdate-of-member", MINOR, "MINOR"],
  ["text", "birthdate-of-buyer", MINOR, "AGE"],
  ["text", "birthdate-of-buyer", "14/05/1982", undefined],
  ["text", "birthdate-of-buyer", "31/02/1982", "BIRTHDATE_INVALID"],
  ["text", "a-rule-that-this-form-has-not", "anything", undefined],
] as const)("a %s by the rule %s that holds %j is %s", (type, rule, value, code) => {
  expect(codeOf({ type, rule, value })).toBe(code);
});

it("an address that shall be another is not the one that it was", () => {
  const change = { type: "email", rule: "new-email", before: "marie@example.org" };
  expect(codeOf({ ...change, value: " Marie@Example.org" })).toBe("EMAIL_UNCHANGED");
  const abroad = { ...change, before: "jean@xn--chteau-xta.fr", value: "Jean@château.fr" };
  expect(codeOf(abroad)).toBe("EMAIL_UNCHANGED");
  expect(codeOf({ ...change, value: "anne@example.org" })).toBeUndefined();
});

it.each([
  ["FR", "4400", "POSTAL_CODE_INVALID"],
  ["FR", "44000", undefined],
  ["GB", "SW1A 1AA", undefined],
  ["RE", "44000", "POSTAL_CODE_ELSEWHERE"],
] as const)("a postcode of %s that is %s is %s", (country, value, code) => {
  const beside = (name: string) => (name === "address.country" ? country : "");
  expect(codeOf({ name: "address.postalCode", rule: "postal-code", value, beside })).toBe(code);
});

it("finds all that is wrong in one round", () => {
  const fields = [
    field({ name: "firstname" }),
    field({ name: "email", type: "email", value: "marie@" }),
    field({ name: "company", value: "Atelier du Sillon" }),
    field({ name: "acceptTerms", type: "checkbox", missing: "TERMS_NOT_ACCEPTED" }),
  ];
  expect(fieldErrorCodes(fields, FIELD_RULES)).toEqual({
    firstname: "REQUIRED",
    email: "EMAIL_INVALID",
    acceptTerms: "TERMS_NOT_ACCEPTED",
  });
});
