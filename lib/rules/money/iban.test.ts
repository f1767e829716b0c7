import { describe, expect, it } from "vitest";
import { isBic, isIban } from "./iban";

describe("isIban", () => {
  it.each([
    ["FR76 3000 6000 0112 3456 7890 189", true],
    ["fr7630006000011234567890189", true],
    ["DE89 3704 0044 0532 0130 00", true],
    ["FR76 3000 6000 0112 3456 7890 188", false],
    ["FR76", false],
    ["0612345678", false],
    ["FR76 3000 6000 0112 3456 7890 18é", false],
  ])("%s: %s", (text, isOne) => {
    expect(isIban(text)).toBe(isOne);
  });
});

describe("isBic", () => {
  it.each([
    ["BNPAFRPP", true],
    ["ESTUFR2NXXX", true],
    ["bnpafrppxxx", true],
    ["BNPAFRP", false],
    ["BNPAFRPPXX", false],
    ["12345678", false],
  ])("%s: %s", (text, isOne) => {
    expect(isBic(text)).toBe(isOne);
  });
});
