import { z } from "@hono/zod-openapi";
import { nothingSchema } from "@/lib/contract/booking-page";
import { checkoutSchema, paymentPageSchema } from "@/lib/contract/payment";
import { ApiError } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { FoundPayLink } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";
import { findPayLink } from "./find-pay-link";
import { payPath } from "./pay-link";
import { kindOf, onlinePayableOf } from "./payable";
import { refreshPayments } from "./refresh-payments";
import { startPayment } from "./start-payment";
import { takeNotice } from "./take-notice";

const byCode = { params: z.object({ code: z.string().max(100) }) };

const see = route({
  name: "getPaymentPage",
  area: "payment",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/payment/{code}",
  summary: "What there is to pay under a pay link",
  request: byCode,
  responses: responses(paymentPageSchema, "The amount, what it is for, and where it stands"),
});

const refresh = route({
  name: "refreshPayment",
  area: "payment",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/payment/{code}/refresh",
  summary: "The same, once the gateway was asked: for a customer who comes back from it",
  request: byCode,
  responses: responses(paymentPageSchema, "The amount, what it is for, and where it stands"),
});

const pay = route({
  name: "startCheckout",
  area: "payment",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/payment/{code}/checkout",
  summary: "Opens the payment at the gateway, or goes on with the one that is open",
  request: byCode,
  responses: responses(checkoutSchema, "Where the card is given"),
});

const renew = route({
  name: "renewPayLink",
  area: "payment",
  access: "KEY",
  limit: "booking",
  method: "post",
  path: "/payment/{code}/link",
  summary: "Mails a new pay link to the customer, in place of one that has expired",
  request: byCode,
  responses: responses(nothingSchema, "The link was mailed"),
});

const notice = route({
  name: "receivePaymentNotice",
  area: "payment",
  access: "SIGNED",
  method: "post",
  path: "/payment/notice/{gateway}",
  summary: "A gateway's signed notice that a payment has changed",
  request: { params: z.object({ gateway: z.enum(["test", "stripe"]) }) },
  responses: responses(nothingSchema, "The notice was taken"),
});

export function paymentRouter(services: Services) {
  const readPage = ({ tx, language }: UnitOfWork, link: FoundPayLink, isBack: boolean) => {
    const [kind, id] = kindOf(services.payables, onlinePayableOf(link));
    return kind.paymentPage(services, tx, { id, link }, { language, isBack });
  };
  const router = newRouter();
  router.openapi(notice, async (c) => {
    const { gateway } = c.req.valid("param");
    if (services.gateway.name.toLowerCase() !== gateway) throw new ApiError("NOT_FOUND");
    const raw = new Uint8Array(await c.req.arrayBuffer());
    await takeNotice(services, raw, c.req.raw.headers);
    return c.json(ok({}), 200);
  });
  return router
    .answer(see, async (work, { param }) =>
      readPage(work, await findPayLink(work, param.code), false),
    )
    .answerInSteps(refresh, async ({ inUnitOfWork }, { param }) => {
      const link = await inUnitOfWork((work) => findPayLink(work, param.code));
      await refreshPayments(services, link);
      return inUnitOfWork((work) => readPage(work, link, true));
    })
    .answerInSteps(
      pay,
      async ({ idSite, language, address, inUnitOfWork }, { param: { code } }) => {
        const link = await inUnitOfWork((work) => findPayLink(work, code));
        if (link.isExpired) throw new ApiError("CONFLICT", "PAY_LINK_EXPIRED");
        const payable = onlinePayableOf(link);
        // After a refused card the same link works again while the vehicle or stock is free.
        const [kind, id] = kindOf(services.payables, payable);
        await kind.renewLink(services, { idSite, id }, { network: address, isMailed: false });
        const returnUrl = `${payPath(code, language)}?back=1`;
        return startPayment(services, { idSite, payable, returnUrl });
      },
    )
    .answerInSteps(renew, async ({ idSite, address, inUnitOfWork }, { param }) => {
      const link = await inUnitOfWork((work) => findPayLink(work, param.code));
      const [kind, id] = kindOf(services.payables, onlinePayableOf(link));
      await kind.renewLink(services, { idSite, id }, { network: address, isMailed: true });
      return {};
    });
}
