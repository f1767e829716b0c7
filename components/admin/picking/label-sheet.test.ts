import { expect, it } from "vitest";
import { spreadsheetCsv } from "@/components/admin/spreadsheet/spreadsheet-csv";
import type { OrderToPack } from "@/lib/contract/admin/picking";
import { labelSheet } from "./label-sheet";

const order = (over: Partial<OrderToPack>): OrderToPack => ({
  id: 1,
  reference: "EST-1",
  orderedAt: "2026-11-24T08:00:00.000Z",
  mode: "DELIVERY",
  customer: "Anne Le Goff",
  phone: "+33639980102",
  email: "anne@example.org",
  label: {
    name: "Anne Le Goff",
    company: "",
    street: "3 rue Kervégan",
    more: "",
    postalCode: "44000",
    city: "Nantes",
    country: "FR",
    accessPoint: "",
  },
  carrier: "Camionnette",
  collect: null,
  message: null,
  bottles: 6,
  weightGrams: 7800,
  lines: [],
  ...over,
});
const linesOf = (orders: OrderToPack[]) =>
  spreadsheetCsv(labelSheet(orders, (column) => column))
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n");

it("is a line for each parcel, and none for what is collected", () => {
  const [head, ...lines] = linesOf([
    order({}),
    order({ reference: "EST-2", mode: "CLICK_AND_COLLECT", label: null }),
  ]);
  expect(head).toBe(
    "reference;name;company;street;more;postalCode;city;country;phone;email;carrier;accessPoint;bottles;weight",
  );
  expect(lines).toEqual([
    "EST-1;Anne Le Goff;;3 rue Kervégan;;44000;Nantes;FR;0033639980102;anne@example.org;Camionnette;;6;7800",
  ]);
});

it.each([
  ["a semicolon", "Bât. A ; 2e", '"Bât. A ; 2e"'],
  ["a quote", 'dit "Jo"', '"dit ""Jo"""'],
  ["a line end", "un\ndeux", '"un\ndeux"'],
  ["a formula", "=1+1", "'=1+1"],
  ["a formula of another kind", "@SUM(A1)", "'@SUM(A1)"],
])("keeps what a customer wrote in its cell: %s", (_, street, cell) => {
  const label = order({}).label;
  const rows = labelSheet([order({ label: label && { ...label, street } })], (column) => column);
  expect(spreadsheetCsv(rows)).toContain(`;${cell};`);
});
