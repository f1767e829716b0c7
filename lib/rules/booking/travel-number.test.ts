import { describe, expect, it } from "vitest";
import { flightNumber, trainNumber } from "./travel-number";

describe("a flight number", () => {
  it.each([
    ["AF1234", "AF 1234"],
    ["af 1234", "AF 1234"],
    [" AF-1234 ", "AF 1234"],
    ["AF\u00a01234", "AF 1234"],
    ["AF–1234", "AF 1234"],
    ["U2 456", "U2 456"],
    ["u2456", "U2 456"],
    ["5O 123", "5O 123"],
    ["LH12A", "LH 12A"],
    ["LH 12 a", "LH 12A"],
    ["BA 7", "BA 7"],
    ["AFR1234", "AFR 1234"],
    ["ezy 45b", "EZY 45B"],
  ])("%s is %s", (text, number) => expect(flightNumber(text)).toBe(number));

  it.each([
    "",
    "A",
    "AF",
    "1234",
    "12345",
    "12 345",
    "AF 12345",
    "AF 12AB",
    "AFRA 123",
    "AF 1234, terminal 2",
    "le vol de 9 h",
  ])("%s is none", (text) => expect(flightNumber(text)).toBeUndefined());
});

describe("a train number", () => {
  it.each([
    ["8901", "8901"],
    [" 857430 ", "857430"],
    ["TGV 8901", "TGV 8901"],
    ["tgv8901", "TGV 8901"],
    ["TGV-8901", "TGV 8901"],
    ["TGV INOUI 8901", "TGV INOUI 8901"],
    ["tgv\u00a0inoui 8901", "TGV INOUI 8901"],
    ["Inouï 8901", "TGV INOUI 8901"],
    ["ouigo7654", "OUIGO 7654"],
    ["Intercités 3854", "Intercités 3854"],
    ["INTERCITES 3854", "Intercités 3854"],
    ["TER 857430", "TER 857430"],
    ["eurostar 9031", "Eurostar 9031"],
    ["TGV Lyria 9761", "TGV Lyria 9761"],
    ["lyria 9761", "TGV Lyria 9761"],
    ["ICE 9571", "ICE 9571"],
  ])("%s is %s", (text, number) => expect(trainNumber(text)).toBe(number));

  it.each(["", "12", "TGV", "TGV 12", "1234567", "RER B", "RER 8901", "TGV 8901, voiture 4"])(
    "%s is none",
    (text) => expect(trainNumber(text)).toBeUndefined(),
  );

  it("is at rest once it is written that way", () => {
    for (const text of ["TGV INOUI 8901", "Intercités 3854", "TGV Lyria 9761"]) {
      expect(trainNumber(text)).toBe(text);
    }
    expect(flightNumber("LH 12A")).toBe("LH 12A");
  });
});
