import { expect, it } from "vitest";
import { letterAgain } from "./letter-again";

const LETTER = {
  state: "SENT",
  kind: "BOOKING",
  isDelivered: true,
  isErased: false,
} as const;

it.each([
  [{}, "RESEND"],
  [{ kind: "ORDER" }, "RESEND"],
  [{ kind: "MESSAGE" }, "RESEND"],
  [{ state: "FAILED" }, "RETRY"],
  [{ state: "KEPT" }, "RETRY"],
  [{ state: "WAITING" }, null],
  [{ kind: "ACCOUNT" }, null],
  [{ kind: "ACCOUNT", state: "FAILED" }, null],
  [{ kind: "NEWSLETTER" }, null],
  [{ isErased: true }, null],
  [{ state: "KEPT", isDelivered: false }, null],
] as const)("%o is %s", (change, again) => {
  expect(letterAgain({ ...LETTER, ...change })).toBe(again);
});
