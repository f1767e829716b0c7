import { expect, it } from "vitest";
import { tagLabel } from "./tag-label";

it.each([
  ["sur-lie", "Sur lie"],
  ["élevé_en-fût", "Élevé en fût"],
  ["Brut", "Brut"],
  ["-", ""],
])("%s is read %s", (tag, label) => {
  expect(tagLabel(tag)).toBe(label);
});
