import { expect, it } from "vitest";
import { paymentMethods } from "./payment-methods";

it.each([
  ["CARD,TRANSFER", ["CARD", "TRANSFER"]],
  [" transfer ; card ", ["CARD", "TRANSFER"]],
  ["TRANSFER", ["TRANSFER"]],
  ["CHEQUE,TRANSFER", ["TRANSFER"]],
  ["CHEQUE", ["CARD"]],
  ["", ["CARD"]],
  [null, ["CARD"]],
])("of %j orders are paid by %j", (setting, methods) => {
  expect(paymentMethods(setting)).toEqual(methods);
});
