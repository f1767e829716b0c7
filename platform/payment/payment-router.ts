import * as calls from "@/lib/contract/calls/payment";
import { ApiError } from "@/platform/http/api-error";
import { newRouter, ok } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { FoundPayLink } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";
import { findPayLink } from "./find-pay-link";
import { payPath } from "./pay-link";
import { kindOf, onlinePayableOf } from "./payable";
import { refreshPayments } from "./refresh-payments";
import { startPayment } from "./start-payment";
import { takeNotice } from "./take-notice";

export function paymentRouter(services: Services) {
  const readPage = ({ tx, language }: UnitOfWork, link: FoundPayLink, isBack: boolean) => {
    const [kind, id] = kindOf(services.payables, onlinePayableOf(link));
    return kind.paymentPage(services, tx, { id, link }, { language, isBack });
  };
  return newRouter()
    .respond(calls.receivePaymentNotice, async (_, { param: { gateway } }, request) => {
      if (services.gateway.name.toLowerCase() !== gateway) throw new ApiError("NOT_FOUND");
      const raw = new Uint8Array(await request.arrayBuffer());
      await takeNotice(services, raw, request.raw.headers);
      return Response.json(ok({}));
    })
    .answer(calls.getPaymentPage, async (work, { param }) =>
      readPage(work, await findPayLink(work, param.code), false),
    )
    .answerInSteps(calls.refreshPayment, async ({ inUnitOfWork }, { param }) => {
      const link = await inUnitOfWork((work) => findPayLink(work, param.code));
      await refreshPayments(services, link);
      return inUnitOfWork((work) => readPage(work, link, true));
    })
    .answerInSteps(
      calls.startCheckout,
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
    .answerInSteps(calls.renewPayLink, async ({ idSite, address, inUnitOfWork }, { param }) => {
      const link = await inUnitOfWork((work) => findPayLink(work, param.code));
      const [kind, id] = kindOf(services.payables, onlinePayableOf(link));
      await kind.renewLink(services, { idSite, id }, { network: address, isMailed: true });
      return {};
    });
}
