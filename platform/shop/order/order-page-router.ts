import {
  cancelRequestSchema,
  findBookingSchema as findRequest,
  nothingSchema,
  payLinkSchema,
} from "@/lib/contract/booking-page";
import { orderOutcomeSchema, orderPageSchema } from "@/lib/contract/order-page";
import { printedDocument } from "@/platform/document/printed-document";
import { attachedFile, fileResponses } from "@/platform/http/attached-file";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { payPath } from "@/platform/payment/pay-link";
import { documentByKey, keyAccess, openedBy } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";
import { endOrder } from "@/platform/shop/order/lifecycle/end-order";
import { mailOrderLink } from "@/platform/shop/order/lifecycle/mail-order-link";
import { renewOrderLink } from "@/platform/shop/order/lifecycle/renew-order-link";
import { findOrder } from "@/platform/shop/order/record/find-order";
import { orderPageView } from "@/platform/shop/order/view/order-page-view";

const see = route({
  name: "getOrderPage",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "get",
  path: "/order/{reference}",
  summary: "An order with its whole life; a wrong key is answered as an unknown reference is",
  request: keyAccess,
  responses: responses(orderPageSchema, "Where it stands, what was paid, and what may be done"),
});

const cancel = route({
  name: "cancelOrder",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/cancel",
  summary: "Cancels one that is not paid; dryRun says what one would get back, and why",
  request: { ...keyAccess, ...body(cancelRequestSchema) },
  responses: responses(orderOutcomeSchema, "What one gets back, and why"),
});

const withdraw = route({
  name: "withdrawOrder",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/withdrawal",
  summary: "Withdraws from the contract; dryRun is the first of the two steps",
  request: { ...keyAccess, ...body(cancelRequestSchema) },
  responses: responses(orderOutcomeSchema, "What one gets back, and by when"),
});

const pay = route({
  name: "payOrder",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/payment",
  summary: "Where what is due can be paid by card; what the order had lost is kept for it again",
  request: keyAccess,
  responses: responses(payLinkSchema, "A path of the site, valid for 48 hours"),
});

const issued = route({
  name: "getOrderDocument",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/order/{reference}/paper/{number}",
  summary: "An invoice or a credit note of an order, as a PDF",
  request: documentByKey,
  responses: fileResponses("application/pdf", "The paper as it was issued"),
});

const find = route({
  name: "findOrder",
  area: "order",
  access: "ANYONE",
  limit: "booking",
  method: "post",
  path: "/order/find",
  summary: "Mails the link of an order to the address that it was made with",
  request: body(findRequest),
  responses: responses(nothingSchema, "The same whether there is such an order or not"),
});

export function orderPageRouter(services: Services) {
  return newRouter()
    .answerInSteps(find, async ({ idSite }, { json }) => {
      await mailOrderLink(services, idSite, json);
      return {};
    })
    .answer(see, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      const order = await findOrder(work.tx, reference, opener);
      return orderPageView(work.tx, order, work.language, work.now, { member: work.member?.id });
    })
    .answerInSteps(cancel, (caller, sent) =>
      endOrder(services, { ...sent.json, ...openedBy(caller, sent), reason: "BY_CUSTOMER" }),
    )
    .answerInSteps(withdraw, (caller, sent) =>
      endOrder(services, { ...sent.json, ...openedBy(caller, sent), reason: "WITHDRAWN" }),
    )
    .answerInSteps(pay, async (caller, sent) => {
      const { idSite, language, reference, opener } = openedBy(caller, sent);
      const { id } = await caller.inUnitOfWork(({ tx }) => findOrder(tx, reference, opener));
      const { link } = await renewOrderLink(services, idSite, id);
      return { url: payPath(link.code, language) };
    })
    .respond(issued, async (caller, sent) => {
      const { idSite, reference, opener } = openedBy(caller, sent);
      const { number } = sent.param;
      const pdf = await printedDocument(services, idSite, number, async (tx) => {
        const { id: idOrder } = await findOrder(tx, reference, opener);
        return { idOrder };
      });
      return attachedFile(pdf, `${number}.pdf`, "application/pdf");
    });
}
