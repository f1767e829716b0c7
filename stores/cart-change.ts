import type { Cart, CartProduct } from "@/lib/contract/cart";
import { countedBottles } from "@/lib/rules/shop/counted-bottles";

export type CartChange =
  | { kind: "ADD"; id: number; quantity: number }
  | { kind: "QUANTITY"; id: number; quantity: number }
  | { kind: "REMOVE"; id: number };

const NOTHING: Cart = {
  id: "new",
  type: "MAIN_CART",
  products: [],
  totalProduct: 0,
  bottles: 0,
  subtotal: 0,
  discount: null,
  discountProblem: null,
  total: 0,
  shippingProblem: null,
  freeShipping: null,
};

/**
 * Returns a cart as it will be after the provider has made a change: the quantities and the sums.
 * The rest comes with the provider's answer: the line of a new product, and another discount.
 */
export function changedCart(cart: Cart | null, change: CartChange): Cart {
  const { products, ...rest } = cart ?? NOTHING;
  const line = products.find(({ id }) => id === change.id);
  if (change.kind === "ADD" && !line) {
    return { ...rest, products, totalProduct: rest.totalProduct + change.quantity };
  }
  const quantityBefore = line?.quantity ?? 0;
  const quantity =
    change.kind === "REMOVE" ? 0 : change.quantity + (change.kind === "ADD" ? quantityBefore : 0);
  const changed = products.flatMap((product): CartProduct[] => {
    if (product.id !== change.id) return [product];
    return quantity === 0 ? [] : [{ ...product, quantity, total: euros(product.price * quantity) }];
  });
  const subtotal = euros(changed.reduce((sum, { total }) => sum + total, 0));
  return {
    ...rest,
    products: changed,
    totalProduct: rest.totalProduct + (line ? quantity - quantityBefore : 0),
    bottles: countedBottles(changed),
    subtotal,
    total: euros(Math.max(0, subtotal - (rest.discount?.subtotal ?? 0))),
  };
}

/** Rounds a sum of decimal euros to whole cents: floating-point addition is not exact. */
const euros = (amount: number) => Math.round(amount * 100) / 100;

/** Tells whether a later change replaces this one, as when somebody presses the plus five times. */
export const isOvertaken = (change: CartChange, all: CartChange[]): boolean =>
  change.kind === "QUANTITY" &&
  all
    .slice(all.indexOf(change) + 1)
    .some(({ kind, id }) => id === change.id && (kind === "QUANTITY" || kind === "REMOVE"));
