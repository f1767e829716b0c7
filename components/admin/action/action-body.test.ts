import { expect, it } from "vitest";
import { z } from "zod";
import { stockCorrectionRequestSchema } from "@/lib/contract/admin/stock-movement";
import { line } from "@/lib/contract/field/fields";
import { panelActions } from "@/lib/site/panel-actions";
import { askedField } from "@/lib/site/panel-contents";
import { actionBody, firstTyped } from "./action-body";

const { fields } = panelActions().correctStock;

it("begins with the first option, and with nothing where nothing is preset", () => {
  expect(firstTyped(fields)).toEqual({ quantity: null, reason: "DELIVERY", note: "" });
  expect(firstTyped(panelActions().refuseReview.fields)).toEqual({ reason: null });
});

it("makes the body that its call takes", () => {
  const body = actionBody(fields, { quantity: 12, reason: "OTHER", note: "  Found again " });
  expect(body).toEqual({ quantity: 12, reason: "OTHER", note: "Found again" });
  expect(stockCorrectionRequestSchema.safeParse({ ...body, seen: 11 }).success).toBe(true);
});

it("leaves out what is empty, and says null where the call has one", () => {
  expect(actionBody(fields, { quantity: null, reason: "OTHER", note: " " })).toEqual({
    reason: "OTHER",
  });
  const nullable = {
    note: askedField({ ...line("Note", "Note"), schema: z.string().max(9).nullable() }),
  };
  expect(actionBody(nullable, { note: "" })).toEqual({ note: null });
});

it("sends a number that is none as it was typed: it is refused at its field", () => {
  const body = actionBody(fields, { quantity: "a dozen", reason: "OTHER" });
  const { error } = stockCorrectionRequestSchema.safeParse({ ...body, seen: 11 });
  expect(error?.issues.map(({ path }) => path)).toEqual([["quantity"]]);
});

it("sends false and zero: neither is nothing", () => {
  const { fields: credit } = panelActions().creditBusinessInvoice;
  expect(actionBody(credit, { amount: 0, reason: "LATE", isHandedOver: false })).toEqual({
    amount: 0,
    reason: "LATE",
    isHandedOver: false,
  });
});
