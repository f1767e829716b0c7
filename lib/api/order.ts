import type { CancelRequest, FindBooking, PayLink } from "@/lib/contract/booking-page";
import type { NewOrder } from "@/lib/contract/order";
import type { OrderOutcome, OrderPage } from "@/lib/contract/order-page";
import type { OrderRequest } from "@/lib/contract/order-request";
import type { OrderAction, OrderStaffPage } from "@/lib/contract/order-staff";
import { callAbout, type KeyLink, withKey } from "./by-key";
import type { Call } from "./call";

export type OrderLink = KeyLink;

const at = callAbout("order");

/** Places an order; the same `key` gives the same order however often it is sent. */
export const placeOrder = (call: Call, request: OrderRequest, key: string) =>
  call<NewOrder>("POST", "/order", { body: request, headers: { "Idempotency-Key": key } });

/** An order's own page. @throws CallError 404 for an unknown reference and a wrong key alike */
export const getOrderPage = (call: Call, link: OrderLink) =>
  call<OrderPage>(...at("GET", link), withKey(link));

/** Cancels an order that is not paid, or with `dryRun` says what would be given back. */
export const cancelOrder = (call: Call, link: OrderLink, body: CancelRequest) =>
  call<OrderOutcome>(...at("POST", link, "/cancel"), { ...withKey(link), body });

/** Withdraws from the contract, or with `dryRun` says what would be given back. */
export const withdrawOrder = (call: Call, link: OrderLink, body: CancelRequest) =>
  call<OrderOutcome>(...at("POST", link, "/withdrawal"), { ...withKey(link), body });

/** Where to pay what there is to pay, by card. */
export const payOrder = (call: Call, link: OrderLink) =>
  call<PayLink>(...at("POST", link, "/payment"), withKey(link));

/** Has an order's link mailed to its customer; the answer never tells whether there is one. */
export const findOrder = (call: Call, guess: FindBooking) =>
  call<Record<string, never>>("POST", "/order/find", { body: guess });

/** An order as the company sees it; the key is the company's own. */
export const getOrderStaffPage = (call: Call, link: OrderLink) =>
  call<OrderStaffPage>(...at("GET", link, "/company"), withKey(link));

/** What the company does with an order. @throws CallError 409 when it cannot be done now */
export const actOnOrder = (call: Call, link: OrderLink, action: OrderAction) =>
  call<OrderStaffPage>(...at("POST", link, "/company"), { ...withKey(link), body: action });
