import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  addedToCartSchema,
  addToCartSchema,
  type Cart,
  cartQuantitySchema,
  cartRequestSchema,
  cartSchema,
} from "@/lib/contract/cart";
import { carts as cartTable } from "@/platform/db/schema/cart";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, type RequestContext, responses } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { changeLine, removeLine } from "./cart-lines";
import { cartView } from "./cart-view";
import { type CartHolder, type CartRow, findCart, NEW_CART, openCart } from "./find-cart";
import { setDiscountCode } from "./set-discount-code";

const cartId = z.string().min(1).max(64);
const ofCart = z.object({ cartId });
const ofProduct = z.object({ cartId, productId: integerParam() });

const make = route({
  name: "createCart",
  area: "cart",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "cart",
  method: "post",
  path: "/cart",
  summary: "Makes a cart; a member gets the one that they have",
  request: body(cartRequestSchema),
  responses: responses(cartSchema, "The cart, found by its id from now on"),
});

const change = route({
  name: "setCartDiscount",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "post",
  path: "/cart/{cartId}",
  summary: "Gives a cart a discount code, or with an empty one takes it away",
  request: { params: ofCart, ...body(cartRequestSchema) },
  responses: responses(cartSchema, "The cart as it is now"),
});

const read = route({
  name: "getCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "get",
  path: "/cart/{cartId}/default",
  summary: "A cart at today’s prices, with what is wrong with it by now",
  request: { params: ofCart },
  responses: responses(cartSchema, "The cart"),
});

const add = route({
  name: "addToCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "post",
  path: "/cart/{cartId}/product/{declinationId}",
  summary: "Puts some of a declination into a cart; 'new' for a cart makes one",
  request: {
    params: z.object({ cartId, declinationId: integerParam() }),
    ...body(addToCartSchema),
  },
  responses: responses(
    addedToCartSchema,
    "The cart, and the id under which it is found from now on",
  ),
});

const setQuantity = route({
  name: "setCartQuantity",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "put",
  path: "/cart/{cartId}/product/{productId}/quantity",
  summary: "Sets how many of a declination a cart holds",
  request: { params: ofProduct, ...body(cartQuantitySchema) },
  responses: responses(cartSchema, "The cart as it is now"),
});

const discard = route({
  name: "deleteCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "delete",
  path: "/cart/{cartId}",
  summary: "Deletes a cart with all that is in it",
  request: { params: ofCart },
  responses: responses(z.object({}), "The cart is gone"),
});

const remove = route({
  name: "removeFromCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "delete",
  path: "/cart/{cartId}/product/{productId}",
  summary: "Takes a declination out of a cart",
  request: { params: ofProduct },
  responses: responses(cartSchema, "The cart as it is now"),
});

export function cartRouter() {
  return newRouter()
    .answer(make, async (work, { json }) => {
      await countDiscountCode(work, json.discountCode);
      return changeCart(work, NEW_CART, (cart) => setDiscountCode(work, cart, json.discountCode));
    })
    .answer(change, async (work, { param, json }) => {
      await countDiscountCode(work, json.discountCode);
      return changeCart(work, param.cartId, (cart) =>
        setDiscountCode(work, cart, json.discountCode),
      );
    })
    .answer(read, async (work, { param }) => {
      const { id } = await findCart(work.tx, param.cartId, work);
      return cartView(work, id);
    })
    .answer(add, async (work, { param, json }) => {
      const quantityFrom = (held: number) => held + json.quantity;
      const cart = await changeCart(work, param.cartId, (cart) =>
        changeLine(work, cart, { id: param.declinationId, quantityFrom }),
      );
      return { cartId: cart.id, cart };
    })
    .answer(setQuantity, (work, { param, json }) => {
      const quantityFrom = (held: number) => {
        if (held === 0) throw new ApiError("NOT_FOUND");
        return json.quantity;
      };
      return changeCart(work, param.cartId, (cart) =>
        changeLine(work, cart, { id: param.productId, quantityFrom }),
      );
    })
    .answer(remove, (work, { param }) =>
      changeCart(work, param.cartId, (cart) => removeLine(work, cart, param.productId)),
    )
    .answer(discard, async (work, { param }) => {
      const { id } = await findCart(work.tx, param.cartId, work, { lock: true });
      await work.tx.delete(cartTable).where(eq(cartTable.id, id));
      return {};
    });
}

/** Each code that is tried counts, so that nobody finds one by trying. */
async function countDiscountCode(
  { countCall }: Pick<RequestContext["Variables"], "countCall">,
  code: string | undefined,
): Promise<void> {
  if (code) await countCall("discountCode");
}

/** Changes a cart, which is kept from everybody else meanwhile, and gives it as it is then. */
async function changeCart(
  work: UnitOfWork & CartHolder,
  id: string,
  change: (cart: CartRow) => Promise<void>,
): Promise<Cart> {
  const cart = await openCart(work.tx, id, work);
  await change(cart);
  return cartView(work, cart.id);
}
