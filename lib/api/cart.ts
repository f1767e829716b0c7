import type { Call } from "./call";

export const getMemberCart = async (call: Call) => (await call("GET /user/cart")).cart;

/** Joins a visitor's cart to the member's, after a login. */
export const joinCart = async (call: Call, cartId: string) =>
  (await call("PUT /user/cart", { body: { cartId } })).cart;
