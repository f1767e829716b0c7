import { expect, it } from "vitest";
import { keptChoice } from "./kept-choice";

it.each([
  [null, [], false],
  ["", [], false],
  ["!matomo=wait!gtag=wait", [], false],
  ["!matomo=true!gtag=wait", ["matomo"], false],
  ["!matomo=true!gtag=false", ["matomo"], true],
  ["!matomo=false!gtag=false", [], true],
  ["!matomo=true", ["matomo"], false],
  ["!matomo=true!gtag=true!plausible=true", ["matomo", "gtag"], true],
  ["!xmatomo=true!gtag=truely", [], false],
] as const)(
  "of %s reads what is accepted: %j, and whether all is answered: %s",
  (kept, accepted, isComplete) => {
    expect(keptChoice(kept, ["matomo", "gtag"])).toMatchObject({ accepted, isComplete });
  },
);

it.each([
  [null, false],
  ["!matomo=true", false],
  ["!matomo=wait!gtag=wait", true],
  ["!matomo=true!gtag=false!plausible=true!id=0b9e", true],
] as const)("of %s tells whether it was about all that is offered now: %s", (kept, isOfThese) => {
  expect(keptChoice(kept, ["matomo", "gtag"])).toMatchObject({ isOfThese });
});

it("is complete where there is nothing to choose", () => {
  expect(keptChoice(null, [])).toMatchObject({ accepted: [], isComplete: true });
});
