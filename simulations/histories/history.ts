import fc from "fast-check";
import { cancelReasonSchema } from "@/lib/contract/booking-status";
import { noticeJourneySchema } from "@/platform/payment/test-gateway/notice-journey";

/** Booking of a history that a step is about. */
const which = fc.nat({ max: 1 });

const opening = fc.record({
  how: fc.constantFrom("BOOK" as const, "BOOK" as const, "BOOK" as const, "QUOTE" as const),
  /** True for so many people that the company has to price it. */
  isCrowd: fc.boolean(),
  /** Hours from the first instant of the history to the start of the ride. */
  leadHours: fc.constantFrom(3, 20, 30, 47, 49, 75, 150, 24 * 9, 24 * 20, 24 * 33),
  ride: fc.constantFrom("SHORT" as const, "RETURN" as const, "HIRE" as const),
  vehicle: fc.nat({ max: 1 }),
  kind: fc.constantFrom("CONSUMER" as const, "CONSUMER" as const, "PROFESSIONAL" as const),
});
export type Opening = typeof opening extends fc.Arbitrary<infer T> ? T : never;

const journey = fc.constantFrom(...noticeJourneySchema.options);
const decision = fc.constantFrom(
  ...(["accept", "accept", "accept", "leave", "refuse", "authenticate", "cancel"] as const),
);

const customerStep = fc.oneof(
  fc.record({ do: fc.constant("ASK_LINK" as const), which }),
  fc.record({
    do: fc.constant("CHECKOUT" as const),
    which,
    /**
     * Moment of the process's death: before the gateway opens the payment, or after, with its
     * answer.
     */
    dies: fc.constantFrom(...(["NEVER", "NEVER", "NEVER", "BEFORE", "AFTER"] as const)),
  }),
  fc.record({
    do: fc.constant("DECIDE" as const),
    which,
    age: fc.nat({ max: 1 }),
    decision,
    journey,
  }),
  fc.record({
    do: fc.constant("CODE" as const),
    which,
    code: fc.constantFrom(...(["123456", "123456", "000000", "cancel"] as const)),
    journey,
  }),
  fc.record({ do: fc.constant("COME_BACK" as const), which }),
  fc.record({
    do: fc.constant("CHANGE" as const),
    which,
    laterHours: fc.constantFrom(-24, 0, 1, 26, 24 * 5),
    vehicle: fc.nat({ max: 1 }),
    ride: fc.constantFrom("SHORT" as const, "RETURN" as const, "HIRE" as const),
  }),
  fc.record({ do: fc.constant("CANCEL" as const), which }),
  fc.record({ do: fc.constant("WITHDRAW" as const), which }),
);

const companyStep = fc.oneof(
  fc.record({
    do: fc.constant("CONFIRM" as const),
    which,
    /** Clicks: two for a double click, or for two members of staff at once. */
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    do: fc.constant("COMPANY_CANCEL" as const),
    which,
    reason: fc.constantFrom(...cancelReasonSchema.options),
  }),
  fc.record({
    do: fc.constantFrom("COMPLETE" as const, "SUSPEND" as const, "RESUME" as const),
    which,
  }),
  fc.record({
    do: fc.constant("PRICE" as const),
    which,
    vehicle: fc.nat({ max: 1 }),
    total: fc.constantFrom(49, 300, 1234.56),
  }),
  fc.record({
    do: fc.constant("RECORD" as const),
    which,
    method: fc.constantFrom("CASH" as const, "TRANSFER" as const, "TERMINAL" as const),
    /** Part of the debt, or a cent more. */
    part: fc.constantFrom("HALF" as const, "REST" as const, "MORE" as const),
  }),
);

const worldStep = fc.oneof(
  fc.record({
    do: fc.constant("WAIT" as const),
    /** Minutes, or a time of the booking to which a minute is added. */
    until: fc.constantFrom(
      ...[1, 4, 14, 17, 60, 20 * 60, 49 * 60, 6 * 24 * 60],
      ...(["LINK_END", "DAY_BEFORE", "START", "HALF_WAY", "END", "INVOICE"] as const),
    ),
    which,
    /** Deadlines run each at its time; all late, as after a time without power; or none yet. */
    deadlines: fc.constantFrom("ON_TIME" as const, "LATE" as const, "NOT_YET" as const),
  }),
  fc.record({ do: fc.constant("RUN" as const), runners: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    do: fc.constant("NOTICE" as const),
    which,
    status: fc.constantFrom("paid" as const, "refused" as const, "under_way" as const),
  }),
  fc.record({ do: fc.constant("COMPETE" as const), which }),
  fc.record({ do: fc.constant("OUTAGE" as const), isOn: fc.boolean() }),
  /** Refund that the gateway carries out, but whose answer is lost. */
  fc.record({ do: fc.constant("LOSE_REFUND_ANSWER" as const) }),
);

export type SingleStep =
  | (typeof customerStep extends fc.Arbitrary<infer T> ? T : never)
  | (typeof companyStep extends fc.Arbitrary<infer T> ? T : never)
  | (typeof worldStep extends fc.Arbitrary<infer T> ? T : never);

/** Steps that do one thing. */
export type Only<Name extends SingleStep["do"]> = Extract<SingleStep, { do: Name }>;

export type Step = SingleStep | { do: "AT_ONCE"; steps: SingleStep[] };

/** Steps that bring a history on: a customer pays, the company confirms, time goes by. */
const progress = fc.oneof(
  fc.record({ which, decision, journey }).map(({ which: index, ...paying }): SingleStep[] => [
    { do: "CHECKOUT", which: index, dies: "NEVER" },
    { do: "DECIDE", which: index, age: 0, ...paying },
  ]),
  // A customer goes to pay at the last moment, and another wants the vehicle meanwhile.
  which.map((index): SingleStep[] => [
    { do: "WAIT", which: index, until: "LINK_END", deadlines: "ON_TIME" },
    { do: "CHECKOUT", which: index, dies: "NEVER" },
    { do: "WAIT", which: index, until: 14, deadlines: "ON_TIME" },
    { do: "COMPETE", which: index },
    { do: "DECIDE", which: index, age: 0, decision: "accept", journey: "AT_ONCE" },
    { do: "RUN", runners: 1 },
  ]),
  // The same, but the bank cannot be reached before the vehicle is let go.
  fc
    .record({ which, isTaken: fc.boolean() })
    .map(({ which: index, isTaken }): SingleStep[] => [
      { do: "WAIT", which: index, until: "LINK_END", deadlines: "ON_TIME" },
      { do: "CHECKOUT", which: index, dies: "NEVER" },
      { do: "DECIDE", which: index, age: 0, decision: "accept", journey: "NEVER" },
      { do: "OUTAGE", isOn: true },
      { do: "WAIT", which: index, until: 17, deadlines: "ON_TIME" },
      ...(isTaken ? [{ do: "COMPETE" as const, which: index }] : []),
      { do: "OUTAGE", isOn: false },
      { do: "WAIT", which: index, until: 1, deadlines: "ON_TIME" },
    ]),
  which.map((index): SingleStep[] => [
    { do: "RUN", runners: 1 },
    { do: "CONFIRM", which: index, times: 1 },
  ]),
);

const steps = fc.oneof(
  { weight: 6, arbitrary: progress },
  { weight: 4, arbitrary: customerStep.map((step): Step[] => [step]) },
  { weight: 2, arbitrary: companyStep.map((step): Step[] => [step]) },
  { weight: 4, arbitrary: worldStep.map((step): Step[] => [step]) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.oneof(customerStep, companyStep), { minLength: 2, maxLength: 3 })
      .map((both): Step[] => [{ do: "AT_ONCE", steps: both }]),
  },
);

/** Random life of one or two bookings. */
export const history = fc.record({
  /** Beginnings: ordinary days, a change of clocks in between, a change of year, both ways. */
  begin: fc.constantFrom(
    "2026-11-20T10:00:00+01:00",
    "2026-10-22T09:00:00+02:00",
    "2027-03-25T08:30:00+01:00",
    "2026-12-29T21:00:00+01:00",
  ),
  language: fc.constantFrom("fr_FR" as const, "en" as const),
  /** True for the site that asks for all of the price when the start is near. */
  asksFullWhenSoon: fc.boolean(),
  openings: fc.array(opening, { minLength: 1, maxLength: 2 }),
  /** True when the second booking wants the first one's vehicle and time. */
  isContested: fc.boolean(),
  steps: fc.array(steps, { minLength: 1, maxLength: 9 }).map((all) => all.flat()),
});
export type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
