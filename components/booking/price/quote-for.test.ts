import { expect, it } from "vitest";
import type { Quote } from "@/lib/contract/booking";
import { quoteFor } from "./quote-for";

const vehicle = { name: "Berline", available: true } as Quote["vehicles"][number];
const QUOTE: Quote = {
  distanceKm: 60,
  durationMin: 50,
  lines: [{ code: "BASE", label: "Trajet", amount: 150 }],
  total: 150,
  vat: 13.64,
  vatRate: 10,
  currency: "EUR",
  deposit: 20,
  dueNow: 20,
  estimate: false,
  idVehicle: 1,
  vehicles: [
    { ...vehicle, id: 1, total: 150 },
    { ...vehicle, id: 2, total: 200 },
  ],
  account: {
    business: "Chantiers & Fils",
    address: "12 rue de la Paix, 44000 Nantes",
    costCentres: ["Direction"],
    costCentre: null,
    paymentDays: 30,
    lines: [{ code: "DISCOUNT", label: "Remise", amount: -15 }],
    total: 135,
    vat: 12.27,
    deposit: 0,
    dueNow: 0,
    totals: [135, 180],
  },
};

it("is on the account of who books as a professional", () => {
  const { total, dueNow, lines, vehicles, account } = quoteFor(QUOTE, "PROFESSIONAL");
  expect({ total, dueNow, lines }).toEqual({
    total: 135,
    dueNow: 0,
    lines: QUOTE.account?.lines,
  });
  expect(vehicles.map((one) => one.total)).toEqual([135, 180]);
  expect(account).toBe(QUOTE.account);
});

it("is one's own for a ride of one's own, and for who has no account", () => {
  expect(quoteFor(QUOTE, "CONSUMER")).toEqual({ ...QUOTE, account: null });
  const own = { ...QUOTE, account: null };
  expect(quoteFor(own, "PROFESSIONAL")).toBe(own);
});
