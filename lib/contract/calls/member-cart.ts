import { joinCartSchema, memberCartSchema } from "@/lib/contract/cart";
import { call } from "../call";

export const getMemberCart = call({
  name: "getMemberCart",
  area: "cart",
  can: "own-cart:read",
  method: "get",
  path: "/user/cart",
  summary: "The member’s cart",
  answer: memberCartSchema,
  says: "The cart, null for a member who has none",
});

export const joinCart = call({
  name: "joinCart",
  area: "cart",
  can: "own-cart:change",
  limit: "cart",
  method: "put",
  path: "/user/cart",
  summary: "Joins the cart of the visitor that the member was to their own",
  description:
    "Of what is in both, the quantities add up, to no more than a line holds. The visitor’s cart is gone then; the code that it had, it hands over.",
  body: joinCartSchema,
  answer: memberCartSchema,
  says: "The member’s cart as it is now",
});
