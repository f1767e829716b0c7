import { joinCartSchema, memberCartSchema } from "@/lib/contract/cart";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
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

export function memberCartRouter({ database, clock }: Services) {
  return newRouter()
    .openapi(read, async (c) => {
      const { id: idUser } = c.var.user;
      const { idSite, language } = c.var;
      const now = clock.now();
      const cart = await database.inSite(idSite, async (tx) => {
        const row = await cartOfMember(tx, { idUser, now });
        return row ? cartView(tx, row.id, { language, now }) : null;
      });
      return c.json(ok({ cart }), 200);
    })
    .openapi(join, async (c) => {
      const { id: idUser } = c.var.user;
      const { idSite, language, token } = c.var;
      const now = clock.now();
      const holder = { idSite, idUser, token, now };
      const cart = await database.inSite(idSite, async (tx) => {
        const own = await newCart(tx, holder);
        const visitors = await findCart(tx, c.req.valid("json").cartId, holder, { lock: true });
        if (visitors.id !== own.id) await joinCarts(tx, visitors, own, now);
        return cartView(tx, own.id, { language, now });
      });
      return c.json(ok({ cart }), 200);
    });
}
