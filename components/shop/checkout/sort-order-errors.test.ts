import { expect, it } from "vitest";
import { sortOrderErrors } from "./sort-order-errors";

const cart = [
  { id: 31, name: "Les Aulnes" },
  { id: 32, name: "Clisson" },
];

it("leads to the line of the cart, to the cart and to the code", () => {
  const errors = {
    "products.1": "Only two are left.",
    products: "We ship by threes.",
    discount: "This code is no longer valid.",
    "delivery.idCarrier": "This carrier does not come there.",
    "user.email": "This is no address.",
  };
  expect(sortOrderErrors(errors, cart)).toEqual({
    cart: [
      { idLine: 32, name: "Clisson", text: "Only two are left." },
      { idLine: null, name: null, text: "We ship by threes." },
    ],
    discount: "This code is no longer valid.",
  });
});

it("says nothing of what has a field", () => {
  expect(sortOrderErrors({ acceptTerms: "Please accept." }, cart)).toEqual({
    cart: [],
    discount: null,
  });
});
