import { z } from "zod";
import {
  countedStockSchema,
  inventoryRequestSchema,
  inventorySchema,
  stockCorrectionRequestSchema,
  stockHistorySchema,
} from "@/lib/contract/admin/stock-movement";
import { STOCK_CORRECTIONS } from "@/lib/contract/admin/stock-reason";
import { choiceOf, count, line, noted } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getStockHistory = call({
  name: "getStockHistory",
  area: "admin",
  can: "stock:read",
  method: "get",
  path: "/admin/stock/{id}/history",
  summary: "A stock with all that has changed it, the latest first, 25 a page",
  params,
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  answer: stockHistorySchema,
  says: "The stock and its history",
});

export const correctStock = call({
  name: "correctStock",
  area: "admin",
  can: "stock:change",
  method: "post",
  path: "/admin/stock/{id}/correction",
  summary: "Corrects a stock by hand, with the reason",
  params,
  body: stockCorrectionRequestSchema,
  fields: {
    quantity: noted(
      count("Unités à vendre", "Units on sale"),
      "Sans celles qui attendent pour des commandes. Il y en a {quantity}.",
      "Not counting those held for orders. There are {quantity}.",
    ),
    reason: choiceOf("Pourquoi", "Why", STOCK_CORRECTIONS),
    note: line("Précision", "Detail"),
  },
  answer: countedStockSchema,
  says: "The stock as it is now",
});

export const getInventory = call({
  name: "getInventory",
  area: "admin",
  can: "stock:read",
  method: "get",
  path: "/admin/inventory",
  summary: "Every stock with what is to stand on the shelf of it",
  answer: inventorySchema,
  says: "The stocks, by their reference",
});

export const takeInventory = call({
  name: "takeInventory",
  area: "admin",
  can: "stock:change",
  method: "post",
  path: "/admin/inventory",
  summary: "Takes what was counted for what there is: all of the counts, or none",
  body: inventoryRequestSchema,
  answer: inventorySchema,
  says: "The stocks as they are now",
});
