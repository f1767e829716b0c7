import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import {
  addedToCartSchema,
  addToCartSchema,
  type Cart,
  cartQuantitySchema,
  cartRequestSchema,
  cartSchema,
} from "@/lib/contract/cart";
import type { Sql } from "@/platform/db/database";
import { carts as cartTable } from "@/platform/db/schema/cart";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, type RequestContext, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
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

export function cartRouter({ database, clock }: Services) {
  const askedOf = ({ language }: RequestContext["Variables"]) => ({ language, now: clock.now() });
  const holderOf = async ({
    idSite,
    token,
    currentUser,
  }: RequestContext["Variables"]): Promise<CartHolder> => ({
    idSite,
    token,
    now: clock.now(),
    idUser: (await currentUser())?.id ?? null,
  });
  /** Works on a cart that is kept from everybody else meanwhile, and gives it as it is then. */
  async function onCart(
    c: Context<RequestContext>,
    id: string,
    work: (tx: Sql, row: CartRow, context: ReturnType<typeof askedOf>) => Promise<void>,
  ): Promise<Cart> {
    const holder = await holderOf(c.var);
    return database.inSite(c.var.idSite, async (tx) => {
      const row = await openCart(tx, id, holder);
      await work(tx, row, askedOf(c.var));
      return cartView(tx, row.id, askedOf(c.var));
    });
  }
  return newRouter()
    .openapi(make, async (c) => {
      const { discountCode } = c.req.valid("json");
      if (discountCode) await c.var.countCall("discountCode");
      const made = await onCart(c, NEW_CART, (tx, row, context) =>
        setDiscountCode(tx, row, discountCode, context),
      );
      return c.json(ok(made), 200);
    })
    .openapi(change, async (c) => {
      const { discountCode } = c.req.valid("json");
      if (discountCode) await c.var.countCall("discountCode");
      const changed = await onCart(c, c.req.valid("param").cartId, (tx, row, context) =>
        setDiscountCode(tx, row, discountCode, context),
      );
      return c.json(ok(changed), 200);
    })
    .openapi(read, async (c) => {
      const holder = await holderOf(c.var);
      const found = await database.inSite(c.var.idSite, async (tx) => {
        const { id } = await findCart(tx, c.req.valid("param").cartId, holder);
        return cartView(tx, id, askedOf(c.var));
      });
      return c.json(ok(found), 200);
    })
    .openapi(add, async (c) => {
      const { cartId: id, declinationId } = c.req.valid("param");
      const { quantity } = c.req.valid("json");
      const cart = await onCart(c, id, (tx, row, context) =>
        changeLine(tx, row, declinationId, { ...context, quantityFrom: (held) => held + quantity }),
      );
      return c.json(ok({ cartId: cart.id, cart }), 200);
    })
    .openapi(setQuantity, async (c) => {
      const { cartId: id, productId } = c.req.valid("param");
      const { quantity } = c.req.valid("json");
      const quantityFrom = (held: number) => {
        if (held === 0) throw new ApiError("NOT_FOUND");
        return quantity;
      };
      const changed = await onCart(c, id, (tx, row, context) =>
        changeLine(tx, row, productId, { ...context, quantityFrom }),
      );
      return c.json(ok(changed), 200);
    })
    .openapi(remove, async (c) => {
      const { cartId: id, productId } = c.req.valid("param");
      const changed = await onCart(c, id, (tx, row, { now }) =>
        removeLine(tx, row, productId, now),
      );
      return c.json(ok(changed), 200);
    })
    .openapi(discard, async (c) => {
      const holder = await holderOf(c.var);
      await database.inSite(c.var.idSite, async (tx) => {
        const { id } = await findCart(tx, c.req.valid("param").cartId, holder, { lock: true });
        await tx.delete(cartTable).where(eq(cartTable.id, id));
      });
      return c.json(ok({}), 200);
    });
}
