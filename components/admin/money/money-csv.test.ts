import { expect, it } from "vitest";
import { moneyCsv } from "./money-csv";

it("writes a period as a French spreadsheet reads it", () => {
  const csv = moneyCsv(
    {
      days: [{ day: "2026-11-23", received: 1234.5, refunded: 0 }],
      vats: [{ rate: 5.5, net: 100, vat: 5.5, total: 105.5 }],
    },
    {
      day: "Jour",
      received: "Encaissé",
      refunded: "Remboursé",
      rate: "Taux",
      net: "HT",
      vat: "TVA",
      total: "TTC",
    },
  );
  expect(csv).toBe(
    "\uFEFFJour;Encaissé;Remboursé\r\n2026-11-23;1234,50;0,00\r\n\r\nTaux;HT;TVA;TTC\r\n5,50;100,00;5,50;105,50\r\n",
  );
});
