import { z } from "zod";
import { moneyEventsSchema } from "@/lib/contract/admin/money-event";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getMoneyEvents = call({
  name: "getMoneyEvents",
  area: "admin",
  can: "payment:read",
  method: "get",
  path: "/admin/money/event",
  summary: "What happened to money without the panel, and what differs from the gateway’s books",
  answer: moneyEventsSchema,
  says: "What asks for attention, and what was dealt with",
});

export const seeMoneyEvent = call({
  name: "seeMoneyEvent",
  area: "admin",
  can: "payment:refund",
  proof: false,
  method: "post",
  path: "/admin/money/event/{id}/seen",
  summary: "Says that it was dealt with",
  params: z.object({ id: integerParam() }),
  answer: moneyEventsSchema,
  says: "What asks for attention, and what was dealt with",
});
