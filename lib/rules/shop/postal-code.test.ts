import { expect, it } from "vitest";
import { postalCodeError } from "./postal-code";

it.each([
  ["44000", "FR", null],
  ["97400", "FR", null],
  ["4400", "FR", "POSTAL_CODE_INVALID"],
  ["44 000", "FR", "POSTAL_CODE_INVALID"],
  ["97110", "GP", null],
  ["97133", "BL", null],
  ["98800", "NC", null],
  ["F-97400", "RE", "POSTAL_CODE_INVALID"],
  ["97 400", "RE", "POSTAL_CODE_INVALID"],
  ["44000", "RE", "POSTAL_CODE_ELSEWHERE"],
  ["97200", "RE", "POSTAL_CODE_ELSEWHERE"],
  ["SW1A 1AA", "GB", null],
])("%s in %s: %s", (code, country, error) => expect(postalCodeError(code, country)).toBe(error));
