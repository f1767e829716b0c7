import { joinCartSchema, memberCartSchema } from "@/lib/contract/cart";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { joinCarts } from "./cart-lines";
import { cartView } from "./cart-view";
import { cartOfMember, findCart, newCart } from "./find-cart";

const read = route({
  name: "getMemberCart",
  area: "cart",
  can: "own-cart:read",
  method: "get",
  path: "/user/cart",
  summary: "The member’s cart",
  responses: responses(memberCartSchema, "The cart, null for a member who has none"),
});

const join = route({
  name: "joinCart",
  area: "cart",
  can: "own-cart:change",
  limit: "cart",
  method: "put",
  path: "/user/cart",
  summary: "Joins the cart of the visitor that the member was to their own",
  description:
    "Of what is in both, the quantities add up, to no more than a line holds. The visitor’s cart is gone then; the code that it had, it hands over.",
  request: body(joinCartSchema),
  responses: responses(memberCartSchema, "The member’s cart as it is now"),
});

export function memberCartRouter() {
  return newRouter()
    .answer(read, async (work) => {
      const cart = await cartOfMember(work.tx, { idUser: work.user.id, now: work.now });
      return { cart: cart ? await cartView(work, cart.id) : null };
    })
    .answer(join, async (work, { json }) => {
      const holder = { ...work, member: work.user };
      const own = await newCart(work.tx, holder);
      const visitors = await findCart(work.tx, json.cartId, holder, { lock: true });
      if (visitors.id !== own.id) await joinCarts(work.tx, visitors, own, work.now);
      return { cart: await cartView(work, own.id) };
    });
}
