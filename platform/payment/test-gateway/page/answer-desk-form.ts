import type { Context } from "hono";
import { z } from "zod";
import { centsFromEuros } from "@/lib/rules/money/cents";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { actAtDesk, type DeskAct } from "@/platform/payment/test-gateway/act-at-desk";
import { noticeJourneySchema } from "@/platform/payment/test-gateway/notice-journey";
import type { TestGatewayPayment } from "@/platform/payment/test-gateway/test-gateway-payment";
import type { Services } from "@/platform/services/services";
import { type DeskOutcome, deskPage } from "./desk-page";
import { languageOf } from "./language-of";
import { sendNotices } from "./send-notices";

const deskForm = z.object({
  act: z.enum(["refund", "fail-refunds", "dispute", "win", "lose"]),
  amount: z.string().default(""),
  journey: noticeJourneySchema.default("BEFORE_RETURN"),
});

export async function answerDeskForm(
  services: Services,
  c: Context<RequestContext>,
  payment: TestGatewayPayment,
): Promise<Response> {
  const read = deskForm.safeParse(await c.req.parseBody());
  if (!read.success) throw new ApiError("BAD_REQUEST");
  const { act, amount, journey } = read.data;
  const show = (outcome: DeskOutcome, status: 200 | 409 | 422) =>
    c.html(deskPage(payment, languageOf(payment), outcome), status);
  const amountCents = act === "refund" ? centsOf(amount) : 0;
  if (amountCents === undefined) return show("amountWrong", 422);
  const done: DeskAct = act === "refund" ? { act, amountCents } : { act };
  const { id, idSite } = payment;
  const notices = await actAtDesk(services, { ...done, idSite, id, journey });
  if (!notices) return show("refused", 409);
  await sendNotices(services, journey, notices);
  return c.redirect(`../${id}?done=1#desk`, 303);
}

/** Parses a typed amount to cents; undefined when it is no amount. */
function centsOf(typed: string): number | undefined {
  const [, amount] = /^\s*(\d{1,7}(?:[.,]\d{1,2})?)\s*€?\s*$/.exec(typed) ?? [];
  const cents = amount ? centsFromEuros(Number(amount.replace(",", "."))) : 0;
  return cents > 0 ? cents : undefined;
}
