import { expect, it } from "vitest";
import { identityCopyEnds, mayHandInIdentity } from "./identity-copy";

it.each([
  [{ totalCents: 100_001, isChecked: false, isUpcoming: true }, true],
  [{ totalCents: 100_000, isChecked: false, isUpcoming: true }, false],
  [{ totalCents: 250_000, isChecked: true, isUpcoming: true }, false],
  [{ totalCents: 250_000, isChecked: false, isUpcoming: false }, false],
])("asks for a copy for %j: %s", (booking, asks) => {
  expect(mayHandInIdentity(booking)).toBe(asks);
});

it("keeps a copy for seven days at most", () => {
  expect(identityCopyEnds(new Date("2026-11-28T10:00:00Z"))).toEqual(
    new Date("2026-12-05T10:00:00Z"),
  );
});
