import { describe, expect, it } from "vitest";
import type { QuoteRequest } from "@/lib/contract/booking";
import { takenOrder } from "./taken-order";

const RIDE = { kind: "TRANSFER", idVehicle: 7 } as unknown as QuoteRequest & { idVehicle: number };

function formOf(change: Record<string, string>): FormData {
  const data = new FormData();
  const fields = {
    "customer.firstname": " Anne-Sophie ",
    "customer.lastname": "Le Bihan",
    "customer.email": "anne@example.org",
    "customer.phone": "06 39 98 01 02",
    "customer.kind": "CONSUMER",
    language: "en",
    payBy: "LINK",
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const orderOf = (change: Record<string, string>, known: Parameters<typeof takenOrder>[2] = null) =>
  takenOrder(formOf(change), RIDE, known);

describe("an order by telephone, from its form", () => {
  it("has the ride, who it is for, and nothing of what was left empty", () => {
    expect(orderOf({}, { id: 3, idCustomer: 12, email: "anne@example.org" })).toMatchObject({
      idVehicle: 7,
      idCustomer: 12,
      language: "en",
      customer: { firstname: "Anne-Sophie", company: undefined, address: undefined },
      agreed: undefined,
      acceptTerms: true,
    });
    expect(orderOf({})).not.toHaveProperty("idCustomer");
    expect(orderOf({ "customer.email": "" }).customer.email).toBeUndefined();
  });

  it("names a guest who was known without an e-mail address, and nobody else", () => {
    const guest = { id: 3, idCustomer: null, email: null };
    expect(orderOf({}, guest)).toMatchObject({ idKnown: 3 });
    expect(orderOf({}, guest)).not.toHaveProperty("idCustomer");
    expect(orderOf({}, { ...guest, email: "anne@example.org" })).not.toHaveProperty("idKnown");
  });

  it.each([
    ["LINK", {}, false],
    ["LINK", { isConfirmed: "on" }, true],
    ["ON_BOARD", {}, true],
    ["CASH", {}, true],
  ] as const)("paid by %s with %o is confirmed: %s", (payBy, fields, isConfirmed) => {
    expect(orderOf({ payBy, ...fields }).isConfirmed).toBe(isConfirmed);
  });

  it("has another price as one writes it in France, once its box is ticked", () => {
    const typed = { "agreed.total": "1 042,50", "agreed.reason": "Habitué" };
    expect(orderOf(typed).agreed).toBeUndefined();
    expect(orderOf({ ...typed, isAgreed: "on" }).agreed).toEqual({
      total: 1042.5,
      reason: "Habitué",
    });
  });

  it("says what was paid just now, where something was", () => {
    expect(orderOf({ payBy: "CASH", paid: "20" }).paid).toBe(20);
    expect(orderOf({ payBy: "CASH", paid: "" }).paid).toBeUndefined();
    expect(orderOf({ payBy: "LINK", paid: "20" }).paid).toBeUndefined();
  });
});
