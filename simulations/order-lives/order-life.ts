import fc from "fast-check";
import type { OrderAction } from "@/lib/contract/order-staff";
import type { PaymentMethod } from "@/lib/contract/order-status";
import type { NoticeJourney } from "@/platform/payment/test-gateway/notice-journey";

/** Step in the life of some orders; `order` counts those that were taken, round and round. */
export type OrderStep =
  | {
      does: "ORDER";
      bottles: number;
      boxes: number;
      by: PaymentMethod;
      isCollected: boolean;
      code?: "FIVE" | "ONCE" | undefined;
    }
  /** Payment: the customer goes to the bank, and it decides there and then, or they leave. */
  | { does: "PAY"; order: number; bank: "PAID" | "REFUSED" | "LEFT"; journey: NoticeJourney }
  /** Return of the customer to a page of the bank that was left open. */
  | { does: "DECIDE"; order: number; bank: "PAID" | "REFUSED"; journey: NoticeJourney }
  | { does: "CANCEL" | "WITHDRAW"; order: number }
  /** Action of the company; where it names lines, `lines` says which. */
  | { does: "COMPANY"; order: number; action: OrderAction; lines?: "NONE" | "LAST" | "ALL" }
  /** Next action of the company: it sends, hands over, takes back. */
  | { does: "ADVANCE"; order: number }
  | { does: "WAIT"; minutes: number };

const order = fc.nat(2);
const journey = fc.constantFrom<NoticeJourney>(
  ...([
    "AT_ONCE",
    "AT_ONCE",
    "AT_ONCE",
    "BEFORE_RETURN",
    "LATE",
    "TWICE",
    "OUT_OF_ORDER",
    "NEVER",
  ] as const),
);
const HOUR = 60;
const DAY = 24 * HOUR;

const ordering: fc.Arbitrary<OrderStep> = fc.record({
  does: fc.constant("ORDER" as const),
  bottles: fc.integer({ min: 1, max: 9 }),
  boxes: fc.constantFrom(0, 0, 1, 2),
  by: fc.constantFrom<PaymentMethod>("CARD", "CARD", "TRANSFER"),
  isCollected: fc.constantFrom(false, false, true),
  code: fc.constantFrom(undefined, "FIVE" as const, "ONCE" as const),
});

const step: fc.Arbitrary<OrderStep> = fc.oneof(
  { weight: 3, arbitrary: ordering },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("PAY" as const),
      order,
      bank: fc.constantFrom(...(["PAID", "PAID", "PAID", "REFUSED", "LEFT"] as const)),
      journey,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("DECIDE" as const),
      order,
      bank: fc.constantFrom("PAID" as const, "REFUSED" as const),
      journey,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("CANCEL", "WITHDRAW"), order }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant("ADVANCE" as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("COMPANY" as const),
      order,
      action: fc.constantFrom<OrderAction>(
        ...([{ action: "RECEIVED" }, { action: "READY" }] as const),
        ...([{ action: "SHIP" }] as const),
        ...([{ action: "DELIVERED" }] as const),
        ...([{ action: "RETURNED", withheld: 0 }] as const),
        ...([{ action: "RETURNED", withheld: 3.5 }] as const),
        ...([{ action: "CANCEL", reason: "OUT_OF_STOCK" }] as const),
        ...([{ action: "LOST", remedy: "REFUND" }] as const),
      ),
      lines: fc.constantFrom("NONE" as const, "LAST" as const, "ALL" as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("WAIT" as const),
      minutes: fc.constantFrom(1, 16, 61, 3 * HOUR, DAY, 12 * DAY, 23 * DAY),
    }),
  },
);

/** Life of up to seventeen steps, of which the first is an order. */
export const orderLife: fc.Arbitrary<OrderStep[]> = fc
  .tuple(ordering, fc.array(step, { minLength: 4, maxLength: 16 }))
  .map(([first, rest]) => [first, ...rest]);
