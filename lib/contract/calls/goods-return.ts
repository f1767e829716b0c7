import { z } from "zod";
import { goodsReturnPageSchema, goodsReturnRequestSchema } from "@/lib/contract/admin/goods-return";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getGoodsReturn = call({
  name: "getGoodsReturn",
  area: "admin",
  can: "payment:refund",
  method: "get",
  path: "/admin/order/{id}/return",
  summary: "What of an order can come back, line by line, and what it is worth",
  params,
  answer: goodsReturnPageSchema,
  says: "The lines, and what of the money is left",
});

export const returnGoods = call({
  name: "returnGoods",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/order/{id}/return",
  summary: "Takes goods of an order back: refunds and credits them, and puts them on sale again",
  params,
  body: goodsReturnRequestSchema,
  answer: goodsReturnPageSchema,
  says: "What is left after it",
});
