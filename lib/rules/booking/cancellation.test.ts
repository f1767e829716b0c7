import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CancelReason, cancelReasonSchema } from "@/lib/contract/booking-status";
import {
  type EndedBooking,
  indemnityOf,
  invoiceCredit,
  mayEndForForceMajeure,
  outcomeOf,
  refundDeadline,
} from "./cancellation";

/** Set FAST_CHECK_SEED=… to run the same cases again. */
const seed = Number(process.env.FAST_CHECK_SEED ?? 72);

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

/** Confirmed and paid in full, a ride of an hour two hours from now. */
const BOOKING: EndedBooking = {
  reason: "BY_CUSTOMER",
  paidCents: 40_000,
  depositCents: 12_000,
  totalCents: 40_000,
  isConfirmed: true,
  now: at("10:00:00"),
  startAt: at("12:00:00"),
  rides: [{ startAt: at("12:00:00"), endAt: at("13:00:00") }],
  forceMajeureSince: null,
};
const outcome = (change: Partial<EndedBooking>) => {
  const { refundCents, keptCents, why } = outcomeOf({ ...BOOKING, ...change });
  return [refundCents, keptCents, why];
};

describe("what one gets back (§4)", () => {
  it.each<[string, Partial<EndedBooking>, [number, number, string]]>([
    ["by the customer: all but the deposit", {}, [28_000, 12_000, "DEPOSIT_KEPT"]],
    ["by the customer, of the deposit", { paidCents: 12_000 }, [0, 12_000, "DEPOSIT_KEPT"]],
    ["by the customer, of a part of it", { paidCents: 5000 }, [0, 5000, "DEPOSIT_KEPT"]],
    [
      "by the customer, before the company has confirmed",
      { isConfirmed: false },
      [40_000, 0, "NOT_YET_CONFIRMED"],
    ],
    [
      "by the customer, in force majeure",
      { forceMajeureSince: at("08:00:00") },
      [40_000, 0, "FORCE_MAJEURE"],
    ],
    [
      "the customer does not come",
      { reason: "CUSTOMER_ABSENT", now: at("12:45:00") },
      [28_000, 12_000, "DEPOSIT_KEPT"],
    ],
    ["withdrawn", { reason: "WITHDRAWN" }, [40_000, 0, "WITHDRAWN"]],
    [
      "withdrawn from a ride that force majeure kept from beginning",
      { reason: "WITHDRAWN", now: at("12:30:00"), forceMajeureSince: at("08:00:00") },
      [40_000, 0, "WITHDRAWN"],
    ],
    [
      "withdrawn from a ride that force majeure ended half way",
      { reason: "WITHDRAWN", now: at("15:00:00"), forceMajeureSince: at("12:30:00") },
      [20_000, 20_000, "WITHDRAWN_PARTLY_PERFORMED"],
    ],
    [
      "withdrawn a second before the start",
      { reason: "WITHDRAWN", now: at("11:59:59") },
      [40_000, 0, "WITHDRAWN"],
    ],
    [
      "withdrawn at the start, when nothing was given yet",
      { reason: "WITHDRAWN", now: at("12:00:00") },
      [40_000, 0, "WITHDRAWN_PARTLY_PERFORMED"],
    ],
    [
      "withdrawn a quarter of an hour into the ride",
      { reason: "WITHDRAWN", now: at("12:15:00") },
      [30_000, 10_000, "WITHDRAWN_PARTLY_PERFORMED"],
    ],
    [
      "withdrawn a second into it",
      { reason: "WITHDRAWN", now: at("12:00:01") },
      [39_989, 11, "WITHDRAWN_PARTLY_PERFORMED"],
    ],
    [
      "withdrawn into it, with the deposit paid alone: no more than that",
      { reason: "WITHDRAWN", now: at("12:30:00"), paidCents: 12_000 },
      [0, 12_000, "WITHDRAWN_PARTLY_PERFORMED"],
    ],
    [
      "withdrawn at its end, when all was given",
      { reason: "WITHDRAWN", now: at("13:00:00") },
      [0, 40_000, "WITHDRAWN_PARTLY_PERFORMED"],
    ],
    [
      "withdrawn between the way there and a way back of the same length",
      {
        reason: "WITHDRAWN",
        now: at("18:00:00"),
        rides: [
          { startAt: at("12:00:00"), endAt: at("13:00:00") },
          { startAt: at("22:00:00"), endAt: at("23:00:00") },
        ],
      },
      [20_000, 20_000, "WITHDRAWN_PARTLY_PERFORMED"],
    ],
    ["the company is late", { reason: "SELLER_LATE" }, [40_000, 0, "SELLER_LATE"]],
    ["force majeure", { reason: "FORCE_MAJEURE" }, [40_000, 0, "FORCE_MAJEURE"]],
    ["nothing was paid", { paidCents: 0 }, [0, 0, "NOTHING_OWED"]],
    [
      "nothing was paid into the ride",
      { reason: "WITHDRAWN", now: at("12:30:00"), paidCents: 0 },
      [0, 0, "NOTHING_OWED"],
    ],
  ])("%s", (_name, change, expected) => expect(outcome(change)).toEqual(expected));

  it.each([
    "CARD_REFUSED",
    "DEPOSIT_LATE",
    "NON_PAYMENT",
    "WRONG_ADDRESS",
    "EARLIER_DISPUTE",
    "SERVICE_UNAVAILABLE",
    "NOT_CONFIRMED",
    "SLOT_LOST",
  ] as const)("%s: everything, confirmed or not", (reason) => {
    expect(outcome({ reason })).toEqual([40_000, 0, "SELLER_ENDED"]);
    expect(outcome({ reason, isConfirmed: false })).toEqual([40_000, 0, "SELLER_ENDED"]);
  });

  it(`and what is kept are what was paid, to the cent, neither below zero (seed ${seed})`, () => {
    const cents = fc.nat({ max: 500_000 });
    const minutes = fc.integer({ min: -600, max: 600 });
    const ended = fc.record({
      reason: fc.constantFrom(...cancelReasonSchema.options),
      paidCents: cents,
      depositCents: cents,
      totalCents: cents,
      isConfirmed: fc.boolean(),
      now: minutes.map((minute) => new Date(BOOKING.now.getTime() + minute * 60_000)),
      startAt: fc.constant(BOOKING.startAt),
      rides: fc.array(
        fc.tuple(fc.nat({ max: 480 }), fc.nat({ max: 480 })).map(([begin, length]) => {
          const startAt = new Date(BOOKING.startAt.getTime() + begin * 60_000);
          return { startAt, endAt: new Date(startAt.getTime() + length * 60_000) };
        }),
        { maxLength: 2 },
      ),
      forceMajeureSince: fc.constantFrom(null, BOOKING.now),
    });
    fc.assert(
      fc.property(ended, (booking) => {
        const { refundCents, keptCents } = outcomeOf(booking);
        expect(refundCents + keptCents).toBe(booking.paidCents);
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(keptCents).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(keptCents)).toBe(true);
        expect(keptCents).toBeLessThanOrEqual(Math.max(booking.depositCents, booking.totalCents));
      }),
      { seed, numRuns: 5000 },
    );
  });
});

describe("a refund (§9)", () => {
  it.each([
    ["2026-11-20T10:00:00+01:00", "2026-12-04T24:00:00+01:00"],
    ["2026-11-20T23:59:59+01:00", "2026-12-04T24:00:00+01:00"],
    ["2026-11-21T00:00:00+01:00", "2026-12-05T24:00:00+01:00"],
    ["2026-10-20T10:00:00+02:00", "2026-11-03T24:00:00+01:00"],
    ["2026-03-20T10:00:00+01:00", "2026-04-03T24:00:00+02:00"],
  ])("asked for on %s is made before %s", (askedAt, end) => {
    expect(refundDeadline(new Date(askedAt))).toEqual(new Date(end));
  });
});

describe("force majeure (§4, §9)", () => {
  it.each([
    ["2026-11-20T10:00:00+01:00", "2027-02-20T23:59:59+01:00", false],
    ["2026-11-20T10:00:00+01:00", "2027-02-21T00:00:00+01:00", true],
    // There is no 30 February.
    ["2026-11-30T10:00:00+01:00", "2027-02-28T23:59:59+01:00", false],
    ["2026-11-30T10:00:00+01:00", "2027-03-01T00:00:00+01:00", true],
    // In Paris, 20 August has begun; the clocks go back in between.
    ["2026-08-19T22:30:00Z", "2026-11-20T22:59:59Z", false],
    ["2026-08-19T22:30:00Z", "2026-11-20T23:00:00Z", true],
    ["2026-11-20T10:00:00+01:00", "2026-11-20T10:00:00+01:00", false],
  ])("since %s may end the contract on %s: %s", (since, now, may) => {
    expect(mayEndForForceMajeure(new Date(since), new Date(now))).toBe(may);
  });
});

describe("what the company owes besides (terms of sale §8)", () => {
  it.each<[CancelReason | null, boolean, number]>([
    ["SERVICE_UNAVAILABLE", true, 2000],
    ["SERVICE_UNAVAILABLE", false, 0],
    ["NON_PAYMENT", true, 0],
    ["WRONG_ADDRESS", true, 0],
    ["FORCE_MAJEURE", true, 0],
    ["BY_CUSTOMER", true, 0],
    [null, true, 0],
  ])("after %s of a final order (%s) is %d cents", (reason, wasFinal, cents) => {
    expect(indemnityOf({ reason, wasFinal, depositCents: 2000 })).toBe(cents);
  });
});

describe("what is taken off the monthly invoice of a ride that ended", () => {
  it.each<[string, Partial<EndedBooking>, number, number]>([
    [
      "all that it claims, where the company may keep nothing",
      { paidCents: 0, reason: "SELLER_LATE" },
      40_000,
      40_000,
    ],
    ["all but the deposit, which may be kept", { paidCents: 0 }, 40_000, 28_000],
    [
      "all that it claims, where the deposit was paid before",
      { paidCents: 12_000 },
      28_000,
      28_000,
    ],
    ["all but what of the deposit was not paid before", { paidCents: 5000 }, 35_000, 28_000],
    ["nothing of a ride that is on none", {}, 0, 0],
  ])("%s", (_, change, claimCents, creditCents) => {
    expect(invoiceCredit({ ...BOOKING, ...change }, claimCents)).toBe(creditCents);
  });
});
