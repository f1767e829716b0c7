import { describe, expect, it } from "vitest";
import { gsmLength, gsmText } from "./gsm-text";

describe("the text of a text message", () => {
  it.each([
    ["L’hôtel « Été » à 10 h", 'L\'hotel " Été " à 10 h'],
    ["Ça commence où ? Là, garçon – œuvre…", "Ça commence où ? Là, garcon - oeuvre..."],
    ["20,00\u00a0€", "20,00 €"],
    ["Žižkov, Łódź, 東京", "Zizkov, Lodz, 東京"],
  ])("keeps what GSM 03.38 has, and writes the rest plainly: %j", (text, plain) => {
    expect(gsmText(text)).toBe(plain);
  });

  it.each([
    ["", 0],
    ["abc", 3],
    ["20 €", 5],
    ["[x]", 5],
    ["ê", undefined],
  ])("has a length: %j takes %j", (text, length) => {
    expect(gsmLength(text)).toBe(length);
  });
});
