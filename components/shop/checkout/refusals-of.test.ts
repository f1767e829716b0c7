import { expect, it } from "vitest";
import { refusalsOf } from "./refusals-of";

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
  expect(refusalsOf(errors, cart)).toEqual({
    cart: [
      { idLine: 32, name: "Clisson", text: "Only two are left." },
      { idLine: null, name: null, text: "We ship by threes." },
    ],
    discount: "This code is no longer valid.",
  });
});

it("says nothing of what has a field", () => {
  expect(refusalsOf({ acceptTerms: "Please accept." }, cart)).toEqual({ cart: [], discount: null });
});
