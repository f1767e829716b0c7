import { expect, it } from "vitest";
import { typedNumber } from "@/components/admin/field/typed-number";
import type { HeldValue } from "@/lib/contract/parameter";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { heldInput, heldText, heldValue } from "./held-field";

const PERCENT: HeldValue = { is: "NUMBER", unit: "PERCENT", least: 0, most: 100, isWhole: false };
const METHODS: HeldValue = {
  is: "CHOICES",
  options: {
    CARD: { fr: "par carte", en: "by card" },
    TRANSFER: { fr: "virement", en: "transfer" },
  },
};

it.each<[HeldValue, unknown]>([
  [{ is: "LINE" }, { kind: "LINE" }],
  [{ is: "HOURS" }, { kind: "LINE" }],
  [{ is: "EMAIL" }, { kind: "EMAIL" }],
  [{ is: "LINK" }, { kind: "ADDRESS" }],
  [{ is: "PARAGRAPH" }, { kind: "TEXT" }],
  [{ is: "MARKUP" }, { kind: "HTML" }],
  [{ is: "COLOUR" }, { kind: "COLOUR" }],
  [{ is: "FLAG" }, { kind: "FLAG" }],
  [PERCENT, { kind: "NUMBER", unit: "%" }],
  [{ ...PERCENT, unit: "MINUTES" }, { kind: "NUMBER" }],
])("%j is of the kind %j", (holds, input) => {
  expect(heldInput(holds)).toEqual(input);
});

it("gives options, which stand in a sentence, a capital", () => {
  expect(heldInput(METHODS)).toEqual({
    kind: "CHOICES",
    options: {
      CARD: { fr: "Par carte", en: "By card" },
      TRANSFER: { fr: "Virement", en: "Transfer" },
    },
  });
});

it.each<[HeldValue, string, unknown]>([
  [{ is: "LINE" }, " 2,62 ", " 2,62 "],
  [{ is: "FLAG" }, "true", true],
  [{ is: "FLAG" }, "false", false],
  [METHODS, "CARD,TRANSFER", ["CARD", "TRANSFER"]],
  [METHODS, "", []],
  [PERCENT, "2.62", 2.62],
  [PERCENT, "deux", "deux"],
])("%j holds %j, which its control has as %j", (holds, text, value) => {
  expect(heldValue(holds, text)).toEqual(value);
  expect(heldText(value)).toBe(text);
});

it("keeps every default of the catalogue as it is once it went through a control", () => {
  for (const [key, { holds, default: usual }] of Object.entries(PARAMETERS)) {
    if (usual === null) continue;
    const value = heldValue(holds, usual);
    expect(heldText(value), key).toBe(usual);
    if (holds.is === "NUMBER") expect(typedNumber(usual), key).toBe(Number(usual));
  }
});

it("stores a number with a point, however it was typed", () => {
  expect(heldText(typedNumber("2,62"))).toBe("2.62");
  expect(heldText(typedNumber("1\u202f000 €"))).toBe("1000");
  expect(heldText(typedNumber(""))).toBe("");
});
