import { expect, it } from "vitest";
import { postalCodeError } from "./postal-code";

it.each([
  ["44000", "FR", null],
  ["97400", "FR", null],
  ["4400", "FR", "POSTAL_CODE_INVALID"],
  ["44 000", "FR", null],
  ["44000 CEDEX 9", "FR", null],
  ["F-44000", "FR", null],
  ["44000 Nantes", "FR", null],
  ["4400 Nantes", "FR", "POSTAL_CODE_INVALID"],
  ["00000", "FR", "POSTAL_CODE_UNKNOWN"],
  ["99999", "FR", "POSTAL_CODE_UNKNOWN"],
  ["99999", "RE", "POSTAL_CODE_UNKNOWN"],
  ["98412", "FR", null],
  ["44000", "TF", "POSTAL_CODE_ELSEWHERE"],
  ["97110", "GP", null],
  ["97133", "BL", null],
  ["98800", "NC", null],
  ["F-97400", "RE", null],
  ["97 400", "RE", null],
  ["44000", "RE", "POSTAL_CODE_ELSEWHERE"],
  ["97200", "RE", "POSTAL_CODE_ELSEWHERE"],
  ["SW1A 1AA", "GB", null],
])("%s in %s: %s", (code, country, error) => expect(postalCodeError(code, country)).toBe(error));
