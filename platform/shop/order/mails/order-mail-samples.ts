import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { bilingual } from "@/platform/mail/bilingual";
import {
  type MailSample,
  type MailSamplesOf,
  SAMPLE_ADDRESS,
  SAMPLE_CUSTOMER,
  SAMPLE_KEY,
} from "@/platform/mail/mail-sample";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { orderCancelledMail } from "./order-cancelled";
import { orderDeliveredMail } from "./order-delivered";
import { orderExpiredMail } from "./order-expired";
import { orderGoodsReturnedMail } from "./order-goods-returned";
import { orderLinkMail } from "./order-link";
import type { OrderMail, OrderNoticeDetails } from "./order-notice";
import { orderPaidMail } from "./order-paid";
import { orderParcelLostMail } from "./order-parcel-lost";
import { orderPayLinkMail } from "./order-pay-link";
import { orderPaymentReminderMail } from "./order-payment-reminder";
import { orderReadyMail } from "./order-ready";
import { orderReceivedMail } from "./order-received";
import { orderGivenBackMail } from "./order-refunded";
import { orderReturnedMail } from "./order-returned";
import { orderReviewAskedMail } from "./order-review-asked";
import { orderShippedMail } from "./order-shipped";
import { orderStockLostMail } from "./order-stock-lost";
import { orderSurplusRefundedMail } from "./order-surplus-refunded";
import { orderWithdrawnMail } from "./order-withdrawn";

const WORDS = bilingual({
  fr_FR: { wine: "Cuvée d’exemple", carrier: "Transporteur" },
  en: { wine: "Sample wine", carrier: "Carrier" },
});

const DAY = 86_400_000;

const ADDRESS = { ...SAMPLE_CUSTOMER, ...SAMPLE_ADDRESS };

const PAID: Partial<OrderPage> = { status: "PAID", paid: 54, dueNow: 0, payUntil: null };

const ENDED: Partial<OrderPage> = {
  ...PAID,
  status: "CANCELLED",
  may: { pay: false, cancel: false, withdraw: false },
};

/** Builds the page of an order of three bottles, made today and not yet paid for. */
function samplePage(language: LanguageCode, now: Date, change: Partial<OrderPage>): OrderPage {
  const inDays = (days: number) => parisIso(new Date(now.getTime() + days * DAY));
  const words = WORDS[language];
  return {
    reference: "4HX9-PW2T",
    status: "AWAITING_PAYMENT",
    orderedAt: inDays(0),
    lines: [
      {
        id: 1,
        reference: "EX-75",
        name: words.wine,
        declinationName: "",
        quantity: 3,
        price: 14,
        total: 42,
        vatRate: 20,
      },
    ],
    subtotal: 42,
    discount: null,
    shippingFees: 12,
    total: 54,
    vats: [{ rate: 20, vat: 9 }],
    currency: "EUR",
    mode: "DELIVERY",
    carrier: { name: words.carrier, daysFrom: 2, daysTo: 4 },
    accessPoint: null,
    collect: null,
    address: { delivery: ADDRESS, billing: ADDRESS },
    paymentMethod: "CARD",
    dueNow: 54,
    cancelReason: null,
    customer: SAMPLE_CUSTOMER,
    message: null,
    paid: 0,
    refunded: 0,
    payUntil: inDays(1),
    transfer: null,
    tracking: null,
    deliveredAt: null,
    withdrawUntil: null,
    documents: [],
    history: [
      {
        at: inDays(0),
        status: "AWAITING_PAYMENT",
        by: "CUSTOMER",
        event: "ORDER",
        reason: null,
        amount: null,
        returned: [],
      },
    ],
    may: { pay: true, cancel: true, withdraw: false },
    isMine: false,
    ...change,
  };
}

const sampleOf =
  (
    write: OrderMail,
    change: Partial<OrderPage> = {},
    details: OrderNoticeDetails = {},
  ): MailSample =>
  (identity, now) => {
    const { language, siteUrl } = identity;
    const page = samplePage(language, now, change);
    const links = noticeLinks(
      siteUrl,
      "order",
      { reference: page.reference, key: SAMPLE_KEY, companyKey: SAMPLE_KEY, language },
      {
        pay:
          page.dueNow > 0 ? { code: SAMPLE_KEY, expiresAt: new Date(page.payUntil ?? now) } : null,
        contact: null,
      },
    );
    const notice = {
      of: "order" as const,
      page,
      sequence: 1,
      links,
      terms: null,
      documents: [],
      returnEnds: parisIso(new Date(now.getTime() + 14 * DAY)),
      returnAddress: `${SAMPLE_ADDRESS.firstPart}, ${SAMPLE_ADDRESS.city}`,
      phone: "",
      company: null,
    };
    return write(identity, notice, details);
  };

type OrderSamples = Omit<
  MailSamplesOf<"order">,
  "order-review-published" | "order-review-refused" | "order-review-answered"
>;

/** Samples of the mails about an order, each in a state in which it leaves. */
export const orderMailSamples: OrderSamples = {
  "order-received": sampleOf(orderReceivedMail),
  "order-pay-link": sampleOf(orderPayLinkMail),
  "order-paid": sampleOf(orderPaidMail, PAID, { amountCents: 5400 }),
  "order-ready": sampleOf(orderReadyMail, { ...PAID, status: "READY" }),
  "order-shipped": sampleOf(orderShippedMail, {
    ...PAID,
    status: "SHIPPED",
    tracking: { number: "6A12345678901", url: null },
  }),
  "order-delivered": sampleOf(orderDeliveredMail, { ...PAID, status: "DELIVERED" }),
  "order-review-asked": sampleOf(orderReviewAskedMail, { ...PAID, status: "DELIVERED" }),
  "order-payment-reminder": sampleOf(orderPaymentReminderMail, {}, { amountCents: 5400 }),
  "order-cancelled": sampleOf(
    orderCancelledMail,
    { ...ENDED, cancelReason: "OUT_OF_STOCK", refunded: 54 },
    { amountCents: 5400 },
  ),
  "order-expired": sampleOf(orderExpiredMail, {
    ...ENDED,
    status: "EXPIRED",
    paid: 0,
    may: { pay: true, cancel: false, withdraw: false },
  }),
  "order-withdrawn": sampleOf(orderWithdrawnMail, { ...PAID, status: "RETURNING" }),
  "order-returned": sampleOf(
    orderReturnedMail,
    { ...ENDED, cancelReason: "WITHDRAWN", refunded: 54 },
    { amountCents: 5400 },
  ),
  "order-goods-returned": (identity, now) =>
    sampleOf(
      orderGoodsReturnedMail,
      { ...PAID, status: "DELIVERED", refunded: 14 },
      {
        goods: {
          reason: "DAMAGED",
          withheldCents: 0,
          lines: [{ name: WORDS[identity.language].wine, quantity: 1 }],
          amountCents: 1400,
          byHandCents: 0,
          isHandedOver: false,
        },
      },
    )(identity, now),
  "order-parcel-lost": sampleOf(orderParcelLostMail, { ...ENDED, cancelReason: "LOST" }),
  "order-stock-lost": sampleOf(
    orderStockLostMail,
    { ...ENDED, cancelReason: "STOCK_LOST", refunded: 54 },
    { amountCents: 5400 },
  ),
  "order-surplus-refunded": sampleOf(
    orderSurplusRefundedMail,
    { ...PAID, paid: 64, refunded: 10 },
    { amountCents: 1000 },
  ),
  "order-given-back": sampleOf(
    orderGivenBackMail,
    { ...PAID, refunded: 10 },
    {
      givenBack: { reason: "GOODWILL", amountCents: 1000, byHandCents: 0, isHandedOver: false },
    },
  ),
  "order-link": sampleOf(orderLinkMail, PAID),
};
