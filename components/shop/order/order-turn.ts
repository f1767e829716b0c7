import type { Turn } from "@/components/purchase/whose-turn";
import type { OrderPage } from "@/lib/contract/order-page";
import type { OrderStatus } from "@/lib/contract/order-status";

const TURNS: Record<OrderStatus, Turn> = {
  AWAITING_PAYMENT: "you",
  PAID: "us",
  READY: "you",
  SHIPPED: "none",
  DELIVERED: "over",
  RETURNING: "you",
  EXPIRED: "over",
  CANCELLED: "over",
};

/** Tells whose turn it is; an order that lapsed unpaid comes back by paying. */
export const orderTurn = ({ status, may }: Pick<OrderPage, "status" | "may">): Turn =>
  TURNS[status] === "over" && may.pay ? "you" : TURNS[status];
