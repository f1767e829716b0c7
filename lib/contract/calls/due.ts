import { z } from "zod";
import { dueKindSchema, duePageSchema, dueQuerySchema } from "@/lib/contract/admin/due";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getDue = call({
  name: "getDue",
  area: "admin",
  can: "due:read",
  method: "get",
  path: "/admin/due",
  summary: "Who owes what and since when, the oldest first, and what is to be given back by hand",
  query: dueQuerySchema,
  answer: duePageSchema,
  says: "What is owed, and what it comes to",
});

export const remindOfDue = call({
  name: "remindOfDue",
  area: "admin",
  can: "due:remind",
  method: "post",
  path: "/admin/due/{kind}/{id}/reminder",
  summary: "Mails a reminder of what is owed: once a day at most",
  params: z.object({ kind: dueKindSchema, id: integerParam() }),
  answer: duePageSchema,
  says: "What is owed, and what it comes to",
});

export const handRefundOver = call({
  name: "handRefundOver",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/refund/{id}/done",
  summary: "Says that a sum was given back by hand",
  params: z.object({ id: integerParam() }),
  answer: duePageSchema,
  says: "What is owed, and what it comes to",
});
