import { describe, expect, it } from "vitest";
import { orderActionOf } from "./order-action-of";

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe("what the company decides about an order", () => {
  it("names what is missing when it is out of stock, and for no other reason", () => {
    const ticked = form(["reason", "OUT_OF_STOCK"], ["missing", "8"], ["missing", "9"]);
    expect(orderActionOf("CANCEL", ticked)).toEqual({
      action: "CANCEL",
      reason: "OUT_OF_STOCK",
      missing: [8, 9],
    });
    expect(orderActionOf("CANCEL", form(["reason", "OUT_OF_STOCK"], ["note", " "]))).toEqual({
      action: "CANCEL",
      reason: "OUT_OF_STOCK",
      missing: [],
    });
    const other = form(["reason", "NON_PAYMENT"], ["missing", "8"], ["note", " Désolés. "]);
    expect(orderActionOf("CANCEL", other)).toEqual({
      action: "CANCEL",
      reason: "NON_PAYMENT",
      note: "Désolés.",
    });
  });

  it("puts back on sale what is ticked of what came back, and nothing by itself", () => {
    expect(orderActionOf("RETURNED", form(["withheld", ""]))).toEqual({
      action: "RETURNED",
      withheld: 0,
      backOnSale: [],
    });
    expect(orderActionOf("RETURNED", form(["withheld", "5,50"], ["backOnSale", "8"]))).toEqual({
      action: "RETURNED",
      withheld: 5.5,
      backOnSale: [8],
    });
  });
});
