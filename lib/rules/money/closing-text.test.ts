import { expect, it } from "vitest";
import { closingText } from "./closing-text";

it("says all of a closing, a line each", () => {
  const text = closingText({
    idSite: 72,
    fromDay: "2026-11-01",
    untilDay: "2026-11-30",
    closedAt: new Date("2026-12-01T09:00:00+01:00"),
    closedBy: "admin@72.example",
    previousHash: "ab12",
    figures: {
      receivedCents: 30_000,
      refundedCents: 5000,
      invoicedCents: 30_000,
      creditedCents: 5000,
      vats: [
        { rate: 20, totalCents: 12_000, vatCents: 2000 },
        { rate: 5.5, totalCents: 13_000, vatCents: 678 },
      ],
      invoices: { count: 3, first: "F2026-0001", last: "F2026-0003" },
      creditNotes: { count: 0, first: null, last: null },
    },
  });
  expect(text.split("\n")).toEqual([
    "site 72",
    "from 2026-11-01",
    "until 2026-11-30",
    "received 30000",
    "refunded 5000",
    "invoiced 30000",
    "credited 5000",
    "at 20 % 12000, of which VAT 2000",
    "at 5.5 % 13000, of which VAT 678",
    "invoices 3, F2026-0001 to F2026-0003",
    "credit notes 0",
    "closed 2026-12-01T08:00:00.000Z by admin@72.example",
    "after ab12",
  ]);
});
