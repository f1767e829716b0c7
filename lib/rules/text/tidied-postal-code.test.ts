import { expect, it } from "vitest";
import { tidiedPostalCode } from "./tidied-postal-code";

it.each([
  ["44000", "44000"],
  [" 44 000 ", "44000"],
  ["44\u00a0000", "44000"],
  ["44000 CEDEX 9", "44000"],
  ["44035 Cedex 01", "44035"],
  ["75008 cedex", "75008"],
  ["F-44000", "44000"],
  ["FR 44 000", "44000"],
  ["F44000", "44000"],
  ["44000 cédex", "44000"],
  ["44000 Nantes", "44000"],
  ["44 000 NANTES CEDEX 09", "44000"],
  ["75008, Paris 8", "75008"],
  ["44270 Saint-Étienne-de-Mer-Morte", "44270"],
  ["４４０００", "44000"],
  ["٤٤٠٠٠", "44000"],
  ["00-001", "00-001"],
  ["44000A", "44000A"],
  ["44000 1", "44000 1"],
  ["4400", "4400"],
  ["440000", "440000"],
  ["123 45", "123 45"],
  ["SW1A 1AA", "SW1A 1AA"],
  ["B-1000", "B-1000"],
])("%s is kept as %s", (written, kept) => {
  expect(tidiedPostalCode(written)).toBe(kept);
  expect(tidiedPostalCode(kept)).toBe(kept);
});
