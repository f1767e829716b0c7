import type { Context } from "hono";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter } from "@/platform/http/router";
import {
  findPayment,
  statusAt,
  type TestGatewayPayment,
} from "@/platform/payment/test-gateway/test-gateway-payment";
import type { Services } from "@/platform/services/services";
import { answerCodeForm } from "./answer-code-form";
import { answerDeskForm } from "./answer-desk-form";
import { answerPayForm } from "./answer-pay-form";
import { bankPolicy } from "./bank-style";
import { codePage } from "./code-page";
import { deskPage } from "./desk-page";
import { languageOf } from "./language-of";
import { outcomePage, unknownPage } from "./outcome-page";
import { payPage } from "./pay-page";

const PAY = "/test-gateway/pay/:id";

/** Pages of the test gateway, plain forms and redirects; absent with another gateway. */
export function testGatewayRouter(services: Services) {
  const { clock, gateway } = services;
  const of =
    (
      answer: (
        c: Context<RequestContext>,
        payment: TestGatewayPayment,
      ) => Response | Promise<Response>,
    ) =>
    async (c: Context<RequestContext>) => {
      const id = c.req.param("id") ?? "";
      const payment = await c.var.inUnitOfWork(({ tx }) => findPayment(tx, id));
      c.header("Content-Security-Policy", bankPolicy(payment?.returnUrl));
      return payment ? answer(c, payment) : c.html(unknownPage(), 404);
    };

  const router = newRouter();
  router.use("/test-gateway/*", async (c, next) => {
    if (gateway.name !== "TEST") throw new ApiError("NOT_FOUND");
    await next();
    c.header("Cache-Control", "no-store");
  });
  router.get(
    PAY,
    of((c, payment) => showPayment(c, payment, clock.now())),
  );
  router.get(
    `${PAY}/code`,
    of((c, payment) =>
      statusAt(payment, clock.now()) === "UNDER_WAY"
        ? c.html(codePage(languageOf(payment)))
        : c.redirect(`../${payment.id}`, 303),
    ),
  );
  router.get(
    `${PAY}/left`,
    of((c, payment) =>
      payment.status === "PAID"
        ? c.html(outcomePage(languageOf(payment), "left"))
        : c.redirect(`../${payment.id}`, 303),
    ),
  );
  router.post(
    PAY,
    of((c, payment) => answerPayForm(services, c, payment)),
  );
  router.post(
    `${PAY}/desk`,
    of((c, payment) => answerDeskForm(services, c, payment)),
  );
  router.post(
    `${PAY}/code`,
    of((c, payment) => answerCodeForm(services, c, payment)),
  );
  return router;
}

function showPayment(c: Context<RequestContext>, payment: TestGatewayPayment, now: Date) {
  const language = languageOf(payment);
  switch (statusAt(payment, now)) {
    case "OPEN":
      return c.html(payPage(payment, language));
    case "UNDER_WAY":
      return c.redirect(`${payment.id}/code`, 303);
    case "PAID":
      return c.html(deskPage(payment, language, c.req.query("done") ? "done" : undefined));
    case "REFUSED":
      return c.html(outcomePage(language, "refused", payment.returnUrl));
    case "EXPIRED":
      return c.html(outcomePage(language, "expired", payment.returnUrl), 410);
  }
}
