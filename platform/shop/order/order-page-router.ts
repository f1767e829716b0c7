import * as calls from "@/lib/contract/calls/order-page";
import { printedDocument } from "@/platform/document/printed-document";
import { attachedFile } from "@/platform/http/attached-file";
import { newRouter } from "@/platform/http/router";
import { payPath } from "@/platform/payment/pay-link";
import { openedBy } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";
import { endOrder } from "@/platform/shop/order/lifecycle/end-order";
import { mailOrderLink } from "@/platform/shop/order/lifecycle/mail-order-link";
import { renewOrderLink } from "@/platform/shop/order/lifecycle/renew-order-link";
import { findOrder } from "@/platform/shop/order/record/find-order";
import { orderPageView } from "@/platform/shop/order/view/order-page-view";

export function orderPageRouter(services: Services) {
  return newRouter()
    .answerInSteps(calls.findOrder, async ({ idSite }, { json }) => {
      await mailOrderLink(services, idSite, json);
      return {};
    })
    .answer(calls.getOrderPage, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      const order = await findOrder(work.tx, reference, opener);
      return orderPageView(work.tx, order, work.language, work.now, { member: work.member?.id });
    })
    .answerInSteps(calls.cancelOrder, (caller, sent) =>
      endOrder(services, { ...sent.json, ...openedBy(caller, sent), reason: "BY_CUSTOMER" }),
    )
    .answerInSteps(calls.withdrawOrder, (caller, sent) =>
      endOrder(services, { ...sent.json, ...openedBy(caller, sent), reason: "WITHDRAWN" }),
    )
    .answerInSteps(calls.payOrder, async (caller, sent) => {
      const { idSite, language, reference, opener } = openedBy(caller, sent);
      const { id } = await caller.inUnitOfWork(({ tx }) => findOrder(tx, reference, opener));
      const { link } = await renewOrderLink(services, idSite, id);
      return { url: payPath(link.code, language) };
    })
    .respond(calls.getOrderDocument, async (caller, sent) => {
      const { idSite, reference, opener } = openedBy(caller, sent);
      const { number } = sent.param;
      const pdf = await printedDocument(services, idSite, number, async (tx) => {
        const { id: idOrder } = await findOrder(tx, reference, opener);
        return { idOrder };
      });
      return attachedFile(pdf, `${number}.pdf`, "application/pdf");
    });
}
