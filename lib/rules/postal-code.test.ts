import { expect, it } from "vitest";
import { isPostalCode } from "./postal-code";

it.each([
  ["44000", "FR", true],
  ["4400", "FR", false],
  ["44 000", "FR", false],
  ["97110", "GP", true],
  ["SW1A 1AA", "GB", true],
])("%s in %s: %s", (code, country, is) => expect(isPostalCode(code, country)).toBe(is));
