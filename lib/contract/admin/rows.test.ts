import { expect, it } from "vitest";
import { line, translated } from "@/lib/contract/field/fields";
import { lineSchema } from "@/lib/contract/typed-text";
import { inBoth, rows } from "./rows";

const names = rows(
  "Noms",
  "Names",
  { name: { ...translated(line("Nom", "Name")), schema: lineSchema.max(5) } },
  { max: 2 },
);
const row = (name: object) => ({ name });

it("rows need their French, and may lack their English", () => {
  expect(names.schema.safeParse([row({ fr_FR: "Or" })]).success).toBe(true);
  expect(names.schema.safeParse([row({ fr_FR: "", en: "Gold" })]).success).toBe(false);
  expect(names.schema.safeParse([row({ fr_FR: "Argent" })]).error?.issues[0]?.path).toEqual([
    0,
    "name",
    "fr_FR",
  ]);
});

it("there are no more of them than is said", () => {
  const one = row({ fr_FR: "Or" });
  expect(names.schema.safeParse([one, one]).success).toBe(true);
  expect(names.schema.safeParse([one, one, one]).success).toBe(false);
});

it("an English text that is left empty is the French one", () => {
  expect(inBoth({ fr_FR: "Magnum", en: "" })).toEqual({ fr_FR: "Magnum", en: "Magnum" });
  expect(inBoth({ fr_FR: "Or", en: "Gold" })).toEqual({ fr_FR: "Or", en: "Gold" });
});
