import { z } from "zod";

/** Why the company gives a part of the money back, besides the rules of cancelling and returning. */
export const refundReasonSchema = z.enum([
  "GOODWILL",
  "LATE",
  "PART_OF_SERVICE",
  "PART_OF_GOODS",
  "DAMAGED",
  "PRICE_ERROR",
  /** It was given back at the gateway's own desk, which says no more. */
  "AT_GATEWAY",
]);
export type RefundReason = z.infer<typeof refundReasonSchema>;

/** The reasons that are of a ride, and of an order of the shop; the others are of both. */
const OF_RIDES: readonly RefundReason[] = ["LATE", "PART_OF_SERVICE"];
const OF_GOODS: readonly RefundReason[] = ["PART_OF_GOODS", "DAMAGED"];

/** The reasons for which the panel may give money of a booking, or of an order, back. */
export const refundReasons = (of: "booking" | "order") =>
  refundReasonSchema
    .exclude(["AT_GATEWAY"])
    .options.filter((reason) => !(of === "booking" ? OF_GOODS : OF_RIDES).includes(reason));
