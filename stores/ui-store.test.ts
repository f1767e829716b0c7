import { expect, it } from "vitest";
import { useUi } from "./ui-store";

it("hands over what is said once, whatever is said after it", () => {
  const { say, takeToasts } = useUi.getState();
  say("Address added.");
  say("Address deleted.");
  expect(takeToasts()).toEqual(["Address added.", "Address deleted."]);
  expect(takeToasts()).toEqual([]);
  say("Address added.");
  expect(takeToasts()).toEqual(["Address added."]);
});
