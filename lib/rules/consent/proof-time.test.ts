import { expect, it } from "vitest";
import { forgottenUntil, proofEnds } from "./proof-time";

it("keeps a proof for twenty-five months", () => {
  const at = new Date("2026-11-27T10:00:00Z");
  expect(proofEnds(at).toISOString()).toBe("2028-12-27T10:00:00.000Z");
  expect(forgottenUntil(proofEnds(at))).toEqual(at);
});
