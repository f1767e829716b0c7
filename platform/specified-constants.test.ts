import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { legalTexts } from "@/demonstration/72/legal/legal-texts";
import { legalWording } from "@/testing/legal-wording";
import {
  SPECIFIED_CONSTANTS,
  SPECIFIED_WORDING,
} from "@/testing/specification/specified-constants";

describe("the constants of the specification", () => {
  it.each(SPECIFIED_CONSTANTS.map((one) => [one.item, one.value, one] as const))(
    "%s: %s",
    (_item, _value, { place, seen, is }) => {
      expect(existsSync(place)).toBe(true);
      expect(seen()).toEqual(is);
    },
  );

  it.each(SPECIFIED_WORDING)("%s stands in %s: %s", (_item, key, fr, en) => {
    expect(legalWording(legalTexts[key].fr_FR)).toContain(fr);
    expect(legalWording(legalTexts[key].en)).toContain(en);
  });

  it("are printed in the documents with their places", async () => {
    const rows = SPECIFIED_CONSTANTS.map(
      ({ item, value, place }) => `| ${item} | ${value} | \`${place}\` |`,
    );
    const page = [
      "# The constants of the specification",
      "",
      "Each is shown by `platform/specified-constants.test.ts`, at both sides of its limit where it has one; the test",
      "writes this page, and fails where it is another one (`npx vitest run platform/specified-constants.test.ts -u`).",
      "What the legal texts say of them is in the same test. The defaults of settings are in",
      "`platform/settings/parameter/specified-parameters.test.ts`.",
      "",
      "| Item | Value | Where it stands |",
      "| --- | --- | --- |",
      ...rows,
      "",
    ].join("\n");
    await expect(page).toMatchFileSnapshot("../docs/constants.md");
  });
});
