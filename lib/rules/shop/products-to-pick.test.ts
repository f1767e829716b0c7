import { expect, it } from "vitest";
import { productsToPick } from "./products-to-pick";

const line = (reference: string, quantity: number) => ({
  reference,
  name: reference === "E-75" ? "Écaille" : "Abélard",
  declinationName: "75 cl",
  quantity,
});

it("takes each thing from the shelf once, for all of its orders, by name", () => {
  const products = productsToPick([
    { reference: "EST-1", lines: [line("E-75", 2), line("A-75", 6)] },
    { reference: "EST-2", lines: [line("E-75", 3)] },
  ]);
  expect(products).toEqual([
    { ...line("A-75", 6), orders: [{ reference: "EST-1", quantity: 6 }] },
    {
      ...line("E-75", 5),
      orders: [
        { reference: "EST-1", quantity: 2 },
        { reference: "EST-2", quantity: 3 },
      ],
    },
  ]);
});

it("takes nothing where nothing waits", () => expect(productsToPick([])).toEqual([]));

it("takes what goes into a box that is packed to order, and not the box", () => {
  const box = { reference: "BOX", name: "Coffret", declinationName: "", quantity: 2 };
  const products = productsToPick([
    {
      reference: "EST-1",
      lines: [{ ...box, packed: [line("E-75", 4), line("A-75", 2)] }, line("E-75", 1)],
    },
  ]);
  expect(products).toEqual([
    { ...line("A-75", 2), orders: [{ reference: "EST-1", quantity: 2 }] },
    { ...line("E-75", 5), orders: [{ reference: "EST-1", quantity: 5 }] },
  ]);
});
