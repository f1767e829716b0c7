import { type AddressedNotice, writeMessages } from "@/platform/purchase/notice/notice-messages";
import { companyOrderCancelledMail } from "./company-order-cancelled";
import { companyOrderPaidMail } from "./company-order-paid";
import { companyOrderReceivedMail } from "./company-order-received";
import { companyOrderRefundByHandMail } from "./company-order-refund-by-hand";
import { companyOrderWithdrawnMail } from "./company-order-withdrawn";
import { orderCancelledMail } from "./order-cancelled";
import { orderDeliveredMail } from "./order-delivered";
import { orderExpiredMail } from "./order-expired";
import { orderGoodsReturnedMail } from "./order-goods-returned";
import { orderLinkMail } from "./order-link";
import type { OrderNotice, OrderNoticeDetails, OrderNoticeMessages } from "./order-notice";
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

const MESSAGES = {
  received: { mail: orderReceivedMail, companyMail: companyOrderReceivedMail },
  payLink: { mail: orderPayLinkMail },
  link: { mail: orderLinkMail },
  paid: { mail: orderPaidMail, companyMail: companyOrderPaidMail },
  ready: { mail: orderReadyMail },
  shipped: { mail: orderShippedMail },
  parcelLost: { mail: orderParcelLostMail },
  delivered: { mail: orderDeliveredMail },
  cancelled: { mail: orderCancelledMail, companyMail: companyOrderCancelledMail },
  expired: { mail: orderExpiredMail },
  withdrawn: { mail: orderWithdrawnMail, companyMail: companyOrderWithdrawnMail },
  returned: { mail: orderReturnedMail },
  stockLost: { mail: orderStockLostMail },
  surplusRefunded: { mail: orderSurplusRefundedMail },
  givenBack: { mail: orderGivenBackMail },
  goodsReturned: { mail: orderGoodsReturnedMail },
  refundByHand: { companyMail: companyOrderRefundByHandMail },
  paymentReminder: { mail: orderPaymentReminderMail },
  reviewAsked: { mail: orderReviewAskedMail },
} satisfies Record<string, OrderNoticeMessages>;

export type OrderMessage = keyof typeof MESSAGES;

type AddressedOrderNotice = AddressedNotice<OrderNotice, OrderNoticeDetails>;

export const writeOrderMessages = (message: OrderMessage, notice: AddressedOrderNotice) =>
  writeMessages<OrderNotice, OrderNoticeDetails>(MESSAGES[message], notice);
