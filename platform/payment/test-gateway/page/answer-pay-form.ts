import type { Context } from "hono";
import { z } from "zod";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { askForCode } from "@/platform/payment/test-gateway/authenticate-payment";
import { decidePayment } from "@/platform/payment/test-gateway/decide-payment";
import { noticeJourneySchema } from "@/platform/payment/test-gateway/notice-journey";
import {
  findPayment,
  type TestGatewayPayment,
} from "@/platform/payment/test-gateway/test-gateway-payment";
import type { Services } from "@/platform/services/services";
import { sendNotices } from "./send-notices";

const payForm = z.object({
  decision: z.enum(["accept", "refuse", "authenticate", "leave", "cancel"]),
  journey: noticeJourneySchema.default("AT_ONCE"),
});

/** Carries out the decision on a payment's page. @returns the browser's next address */
export async function answerPayForm(
  services: Services,
  c: Context<RequestContext>,
  { id, returnUrl }: TestGatewayPayment,
): Promise<Response> {
  const read = payForm.safeParse(await c.req.parseBody());
  if (!read.success) throw new ApiError("BAD_REQUEST");
  const { decision, journey } = read.data;
  const { idSite } = c.var;
  if (decision === "cancel") return c.redirect(returnUrl, 303);
  if (decision === "authenticate") {
    await askForCode(services, { idSite, id, isAsked: true });
    return c.redirect(`${id}/code?journey=${journey}`, 303);
  }
  const to = decision === "refuse" ? "REFUSED" : "PAID";
  const notices = await decidePayment(services, { idSite, id, from: "OPEN", to, journey });
  if (notices) await sendNotices(services, journey, notices);
  // The second of two clicks finds it done, and leads to the same address as the first.
  const after = await services.database.inSite(idSite, (tx) => findPayment(tx, id));
  if (after?.status !== to) return c.redirect(id, 303);
  return c.redirect(decision === "leave" ? `${id}/left` : returnUrl, 303);
}
