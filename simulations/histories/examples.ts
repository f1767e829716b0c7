import type { History, Opening, Step } from "./history";

const booking: Opening = {
  how: "BOOK",
  isCrowd: false,
  leadHours: 75,
  ride: "SHORT",
  vehicle: 0,
  kind: "CONSUMER",
};

const pay: Step[] = [
  { do: "CHECKOUT", which: 0, dies: "NEVER" },
  { do: "DECIDE", which: 0, age: 0, decision: "accept", journey: "AT_ONCE" },
  { do: "RUN", runners: 1 },
];
const confirm: Step = { do: "CONFIRM", which: 0, times: 1 };
const waitFor = (until: "START" | "END" | "INVOICE"): Step => ({
  do: "WAIT",
  which: 0,
  until,
  deadlines: "ON_TIME",
});
const change = (ride: Opening["ride"]): Step => ({
  do: "CHANGE",
  which: 0,
  laterHours: 0,
  vehicle: 0,
  ride,
});

const example = (steps: Step[], more: Partial<History> = {}): History => ({
  begin: "2026-11-20T10:00:00+01:00",
  language: "fr_FR",
  asksFullWhenSoon: false,
  openings: [booking],
  isContested: false,
  steps,
  ...more,
});

/** History with a refund through a gateway whose answer is lost. */
export const REFUNDED = example([
  ...pay,
  { do: "LOSE_REFUND_ANSWER" },
  { do: "COMPANY_CANCEL", which: 0, reason: "SERVICE_UNAVAILABLE" },
]);

/** Histories that have gone wrong once. */
export const EXAMPLES: History[] = [
  // A quote is paid by the link in its mail, without asking for another one.
  example(pay, { openings: [{ ...booking, how: "QUOTE" }] }),
  // All is paid, then the ride is dearer and waits for money, then cheaper than the paid sum.
  example([...pay, change("HIRE"), change("SHORT")], {
    openings: [{ ...booking, leadHours: 30, ride: "RETURN" }],
    asksFullWhenSoon: true,
  }),
  // The deposit comes in after the ride.
  example([confirm, waitFor("END"), { do: "RECORD", which: 0, method: "TRANSFER", part: "REST" }]),
  // The company admits to having been late once the invoice, of which a part was paid, is out.
  example([
    ...pay,
    confirm,
    waitFor("INVOICE"),
    { do: "COMPANY_CANCEL", which: 0, reason: "SELLER_LATE" },
  ]),
  // A customer is at the bank when the time to pay is over, and another wants the vehicle.
  example([
    { do: "WAIT", which: 0, until: "LINK_END", deadlines: "ON_TIME" },
    { do: "CHECKOUT", which: 0, dies: "NEVER" },
    { do: "WAIT", which: 0, until: 14, deadlines: "ON_TIME" },
    { do: "COMPETE", which: 0 },
    { do: "DECIDE", which: 0, age: 0, decision: "accept", journey: "AT_ONCE" },
  ]),
  // The customer withdraws some minutes into the way there: that much was driven, and nothing of
  // the way back.
  example([...pay, confirm, waitFor("START"), { do: "WITHDRAW", which: 0 }], {
    openings: [{ ...booking, ride: "RETURN" }],
  }),
  // A process serves two customers who go to the gateway, and dies.
  example([
    {
      do: "AT_ONCE",
      steps: [
        { do: "CHECKOUT", which: 0, dies: "NEVER" },
        { do: "CHECKOUT", which: 0, dies: "BEFORE" },
      ],
    },
  ]),
];
