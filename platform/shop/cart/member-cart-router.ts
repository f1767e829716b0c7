import * as calls from "@/lib/contract/calls/member-cart";
import { newRouter } from "@/platform/http/router";
import { joinCarts } from "./cart-lines";
import { cartView } from "./cart-view";
import { cartOfMember, findCart, newCart } from "./find-cart";

export function memberCartRouter() {
  return newRouter()
    .answer(calls.getMemberCart, async (work) => {
      const cart = await cartOfMember(work.tx, { idUser: work.user.id, now: work.now });
      return { cart: cart ? await cartView(work, cart.id) : null };
    })
    .answer(calls.joinCart, async (work, { json }) => {
      const holder = { ...work, member: work.user };
      const own = await newCart(work.tx, holder);
      const visitors = await findCart(work.tx, json.cartId, holder, { lock: true });
      if (visitors.id !== own.id) await joinCarts(work.tx, visitors, own, work.now);
      return { cart: await cartView(work, own.id) };
    });
}
