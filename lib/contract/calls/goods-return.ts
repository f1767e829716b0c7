import { z } from "zod";
import { goodsReturnPageSchema, goodsReturnRequestSchema } from "@/lib/contract/admin/goods-return";
import { choiceOf, euros, flag, longText, noted } from "@/lib/contract/field/fields";
import { GOODS_RETURN_REASON_LABELS } from "@/lib/contract/goods-return-reason";
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
  fields: {
    reason: choiceOf("Motif", "Reason", GOODS_RETURN_REASON_LABELS),
    withheld: noted(
      euros("Retenu pour dépréciation", "Withheld for lost value"),
      "Une bouteille ouverte, à son prix ; rien si tout est intact.",
      "An opened bottle, at its price; nothing if all is as new.",
    ),
    note: longText("Un mot pour le client", "Note for the customer"),
    isHandedOver: noted(
      flag("Déjà rendu au client", "Given to the customer already"),
      "Sinon, la somme attend dans « À encaisser et à rendre ».",
      "If not, the sum waits in “To collect and to give back”.",
    ),
  },
  answer: goodsReturnPageSchema,
  says: "What is left after it",
});
