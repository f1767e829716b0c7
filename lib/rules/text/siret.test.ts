import { describe, expect, it } from "vitest";
import { isSiret, isVatNumber, sirenOfSiret } from "./siret";

describe("a SIRET", () => {
  it.each([
    ["with its check digit", "73282932000074", true],
    ["with spaces", "732 829 320 00074", true],
    ["of La Poste", "35600000000048", true],
    ["with a wrong digit", "73282932000075", false],
    ["too short", "732829320", false],
    ["no number", "ABC", false],
  ])("%s", (_, text, isOne) => {
    expect(isSiret(text)).toBe(isOne);
  });

  it("begins with the SIREN", () => {
    expect(sirenOfSiret("732 829 320 00074")).toBe("732829320");
  });
});

describe("a VAT number", () => {
  it.each([
    ["of France, with its key", "FR44732829320", true],
    ["with spaces", "FR 44 732 829 320", true],
    ["of France, with a wrong key", "FR45732829320", false],
    ["of Germany", "DE123456789", true],
    ["of Ireland", "IE1234567FA", true],
    ["without a country", "123456789", false],
  ])("%s", (_, text, isOne) => {
    expect(isVatNumber(text)).toBe(isOne);
  });
});
