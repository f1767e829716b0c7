import { memberOrdersSchema } from "@/lib/contract/order-page";
import { call } from "../call";
import { listingQuery } from "../listing-query";

export const getMemberOrders = call({
  name: "getMemberOrders",
  area: "member",
  can: "own-order:read",
  method: "get",
  path: "/user/order",
  summary: "The member’s orders of the shop, the latest first",
  query: listingQuery({ reference: "text", status: "text", orderedAt: "instant" }),
  answer: memberOrdersSchema,
  says: "A page of them",
});
