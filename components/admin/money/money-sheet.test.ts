import { expect, it } from "vitest";
import { spreadsheetCsv } from "@/components/admin/spreadsheet/spreadsheet-csv";
import { moneySheet } from "./money-sheet";

it("writes a period as a French spreadsheet reads it", () => {
  const rows = moneySheet(
    {
      days: [{ day: "2026-11-23", received: 1234.5, refunded: 0, disputed: 34.5 }],
      services: [{ service: "HIRE", net: 100, vat: 5.5, total: 105.5 }],
      vats: [{ rate: 5.5, net: 100, vat: 5.5, total: 105.5 }],
    },
    {
      day: "Jour",
      received: "Encaissé",
      refunded: "Remboursé",
      disputed: "Repris par litige",
      service: "Prestation",
      rate: "Taux",
      net: "HT",
      vat: "TVA",
      total: "TTC",
      TRANSFER: "Courses",
      HIRE: "Mises à disposition",
      SHOP: "Boutique",
    },
  );
  expect(spreadsheetCsv(rows).split("\r\n")).toEqual([
    "\uFEFFJour;Encaissé;Remboursé;Repris par litige",
    "2026-11-23;1234,50;0,00;34,50",
    "",
    "Prestation;HT;TVA;TTC",
    "Mises à disposition;100,00;5,50;105,50",
    "",
    "Taux;HT;TVA;TTC",
    "5,50;100,00;5,50;105,50",
    "",
  ]);
});
