import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/cart";
import type { Cart } from "@/lib/contract/cart";
import { NEW_CART } from "@/lib/contract/new-cart";
import { carts as cartTable } from "@/platform/db/schema/cart";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { changeLine, removeLine } from "./cart-lines";
import { cartView } from "./cart-view";
import { type CartHolder, type CartRow, findCart, openCart } from "./find-cart";
import { setDiscountCode } from "./set-discount-code";

export function cartRouter() {
  return newRouter()
    .answer(calls.createCart, async (work, { json }) => {
      await countDiscountCode(work, json.discountCode);
      return changeCart(work, NEW_CART, (cart) => setDiscountCode(work, cart, json.discountCode));
    })
    .answer(calls.setCartDiscount, async (work, { param, json }) => {
      await countDiscountCode(work, json.discountCode);
      return changeCart(work, param.cartId, (cart) =>
        setDiscountCode(work, cart, json.discountCode),
      );
    })
    .answer(calls.getCart, async (work, { param }) => {
      const { id } = await findCart(work.tx, param.cartId, work);
      return cartView(work, id);
    })
    .answer(calls.addToCart, async (work, { param, json }) => {
      const quantityFrom = (held: number) => held + json.quantity;
      const cart = await changeCart(work, param.cartId, (cart) =>
        changeLine(work, cart, { id: param.declinationId, quantityFrom }),
      );
      return { cartId: cart.id, cart };
    })
    .answer(calls.setCartQuantity, (work, { param, json }) => {
      const quantityFrom = (held: number) => {
        if (held === 0) throw new ApiError("NOT_FOUND");
        return json.quantity;
      };
      return changeCart(work, param.cartId, (cart) =>
        changeLine(work, cart, { id: param.productId, quantityFrom }),
      );
    })
    .answer(calls.removeFromCart, (work, { param }) =>
      changeCart(work, param.cartId, (cart) => removeLine(work, cart, param.productId)),
    )
    .answer(calls.deleteCart, async (work, { param }) => {
      const { id } = await findCart(work.tx, param.cartId, work, { lock: true });
      await work.tx.delete(cartTable).where(eq(cartTable.id, id));
      return {};
    });
}

/** Counts each attempt of a code, so that nobody finds one by trying. */
async function countDiscountCode(
  { countCall }: Pick<RequestContext["Variables"], "countCall">,
  code: string | undefined,
): Promise<void> {
  if (code) await countCall("discountCode");
}

/** Locks and changes a cart, and returns it as it is then. */
async function changeCart(
  work: UnitOfWork & CartHolder,
  id: string,
  change: (cart: CartRow) => Promise<void>,
): Promise<Cart> {
  const cart = await openCart(work.tx, id, work);
  await change(cart);
  return cartView(work, cart.id);
}
