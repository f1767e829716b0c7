import { z } from "zod";
import { elementListSchema, elementSchema } from "@/lib/contract/element";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";
import { listingQuery } from "../listing-query";

export const listRoute = z.string().regex(/^[a-z0-9-]{1,80}$/);

export const getElements = call({
  name: "getElements",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/element/{route}",
  summary: "The items of an element list (§3)",
  params: z.object({ route: listRoute }),
  query: listingQuery({
    id: "number",
    order: "number",
    title: "text",
    startsAt: "instant",
    endsAt: "instant",
  }),
  answer: elementListSchema,
  says: "A page of items, in their order",
});

export const getElement = call({
  name: "getElement",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/element/{route}/{id}",
  summary: "One item of an element list",
  params: z.object({ route: listRoute, id: integerParam() }),
  answer: elementSchema,
  says: "The item",
});
