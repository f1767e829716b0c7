import type { Context } from "hono";
import { z } from "zod";
import type { RequestContext } from "@/platform/http/request-context";
import { askForCode, giveCode } from "@/platform/payment/test-gateway/authenticate-payment";
import { noticeJourneySchema } from "@/platform/payment/test-gateway/notice-journey";
import type { TestGatewayPayment } from "@/platform/payment/test-gateway/test-gateway-payment";
import type { Services } from "@/platform/services/services";
import { BANK_WORDS } from "./bank-words";
import { codePage } from "./code-page";
import { languageOf } from "./language-of";
import { sendNotices } from "./send-notices";

const codeForm = z.object({ decision: z.string().optional(), code: z.string().default("") });

/** Takes a customer's code, or that they would rather not give one. */
export async function answerCodeForm(
  services: Services,
  c: Context<RequestContext>,
  payment: TestGatewayPayment,
): Promise<Response> {
  const form = codeForm.catch({ code: "" }).parse(await c.req.parseBody());
  const journey = noticeJourneySchema.catch("AT_ONCE").parse(c.req.query("journey"));
  const { id, idSite, returnUrl } = payment;
  if (form.decision === "cancel") {
    await askForCode(services, { idSite, id, isAsked: false });
    return c.redirect(returnUrl, 303);
  }
  const language = languageOf(payment);
  const words = BANK_WORDS[language];
  // It may be typed as it is shown, with a space.
  const code = form.code.replace(/\s/g, "");
  if (!code) return c.html(codePage(language, words.codeMissing), 422);
  const outcome = await giveCode(services, { idSite, id, code, journey });
  if (!outcome) return c.redirect(`../${id}`, 303);
  if ("triesLeft" in outcome)
    return c.html(codePage(language, words.codeWrong(outcome.triesLeft)), 422);
  await sendNotices(services, journey, outcome.notices);
  return c.redirect(returnUrl, 303);
}
