import type { AddedToCart, Cart, MemberCart } from "@/lib/contract/cart";
import type { Call } from "./call";

/** Stands for the id of a cart that is not there yet (§4). */
export const NEW_CART = "new";

/** A cart at today's prices. @throws CallError 404 for none, and for another's */
export const getCart = (call: Call, cartId: string) => call<Cart>("GET", at(cartId, "/default"));

/** Puts some of a declination into a cart; 'new' makes one. */
export const addToCart = (call: Call, cartId: string, idDeclination: number, quantity: number) =>
  call<AddedToCart>("POST", at(cartId, `/product/${idDeclination}`), { body: { quantity } });

export const setCartQuantity = (
  call: Call,
  cartId: string,
  idDeclination: number,
  quantity: number,
) => call<Cart>("PUT", at(cartId, `/product/${idDeclination}/quantity`), { body: { quantity } });

export const removeFromCart = (call: Call, cartId: string, idDeclination: number) =>
  call<Cart>("DELETE", at(cartId, `/product/${idDeclination}`));

/** Gives a cart a discount code; an empty one takes it away. */
export const setCartDiscount = (call: Call, cartId: string, discountCode: string) =>
  call<Cart>("POST", at(cartId), { body: { discountCode } });

/** The cart of the member who is logged in; null without one. */
export const getMemberCart = async (call: Call) =>
  (await call<MemberCart>("GET", "/user/cart")).cart;

/** Joins a visitor's cart to the member's, after a login. */
export const joinCart = async (call: Call, cartId: string) =>
  (await call<MemberCart>("PUT", "/user/cart", { body: { cartId } })).cart;

const at = (cartId: string, part = "") => `/cart/${encodeURIComponent(cartId)}${part}`;
