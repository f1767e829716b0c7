import { expect, it } from "vitest";
import type { RefundPage } from "@/lib/contract/admin/refund";
import { refundOutcome } from "./refund-outcome";

const payment = (id: number, method: "TEST" | "CASH", left: number) => ({
  id,
  paidAt: null,
  method,
  isByGateway: method === "TEST",
  left,
});
const PAGE: RefundPage = {
  reference: "CN-7K2M9Q",
  paid: 110,
  refunded: 0,
  left: 110,
  onInvoice: 0,
  payments: [payment(2, "CASH", 90), payment(1, "TEST", 20)],
};

it.each([
  ["part of what was taken by hand", 30.1, { offInvoice: 0, byCard: 0, byHand: 30.1, left: 79.9 }],
  ["more than was taken by hand", 100, { offInvoice: 0, byCard: 10, byHand: 90, left: 10 }],
  ["all of it", 110, { offInvoice: 0, byCard: 20, byHand: 90, left: 0 }],
  ["more than was paid", 110.01, undefined],
  ["nothing", 0, undefined],
  ["what is no amount", Number.NaN, undefined],
])("shows what comes of giving back %s", (_, amount, outcome) => {
  expect(refundOutcome(PAGE, amount)).toEqual(outcome);
});

it.each([
  ["less than the invoice claims", 30, { offInvoice: 30, byCard: 0, byHand: 0, left: 20 }],
  ["more than that", 55, { offInvoice: 50, byCard: 5, byHand: 0, left: 15 }],
  ["more than both", 70.01, undefined],
])("takes what a monthly invoice claims off it first: %s", (_, amount, outcome) => {
  const page = { ...PAGE, left: 20, onInvoice: 50, payments: [payment(1, "TEST", 20)] };
  expect(refundOutcome(page, amount)).toEqual(outcome);
});
