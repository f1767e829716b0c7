import { type Telling, writtenBy } from "@/platform/purchase/notice/telling";
import {
  cancelledNotice,
  paidNotice,
  receivedNotice,
  refundByHandNotice,
  withdrawnNotice,
} from "./company-order-mails";
import { cancelled, expired, returned, stockLost, surplusRefunded, withdrawn } from "./order-ended";
import { delivered, ready, reviewAsked, shipped } from "./order-handed-over";
import type { OrderDetails, OrderNoticeData, OrderWriters } from "./order-notice";
import { link, paid, payLink, received } from "./order-placed";

/** Who is told of what. */
const WRITERS = {
  received: { mail: received, notice: receivedNotice },
  payLink: { mail: payLink },
  link: { mail: link },
  paid: { mail: paid, notice: paidNotice },
  ready: { mail: ready },
  shipped: { mail: shipped },
  delivered: { mail: delivered },
  cancelled: { mail: cancelled, notice: cancelledNotice },
  expired: { mail: expired },
  withdrawn: { mail: withdrawn, notice: withdrawnNotice },
  returned: { mail: returned },
  stockLost: { mail: stockLost },
  surplusRefunded: { mail: surplusRefunded },
  refundByHand: { notice: refundByHandNotice },
  reviewAsked: { mail: reviewAsked },
} satisfies Record<string, OrderWriters>;

/** What there is to tell of an order. */
export type OrderMessage = keyof typeof WRITERS;

/** What is told of an order, and whom. */
export type OrderTelling = Telling<OrderNoticeData, OrderDetails>;

/** The mails that tell the customer and the company what has happened to an order. */
export const orderMessagesOf = (message: OrderMessage, telling: OrderTelling) =>
  writtenBy<OrderNoticeData, OrderDetails>(WRITERS[message], telling);
