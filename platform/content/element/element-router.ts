import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { type Element, elementListSchema, elementSchema } from "@/lib/contract/element";
import { defineCollection } from "@/platform/content/collection";
import { elements } from "@/platform/db/schema/content";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";

const listRoute = z.string().regex(/^[a-z0-9-]{1,80}$/);

const items = defineCollection({
  table: elements,
  texts: ["title"],
  columns: { order: { of: elements.order, type: "number" } },
  order: [asc(elements.order), asc(elements.id)],
  itemOf: ({ id, route: ofRoute, order }, texts): Element => ({
    id,
    route: ofRoute,
    order,
    ...texts,
  }),
});

const list = route({
  name: "getElements",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/element/{route}",
  summary: "The items of an element list (§3)",
  request: { params: z.object({ route: listRoute }), query: items.query },
  responses: responses(elementListSchema, "A page of items, in their order"),
});

const item = route({
  name: "getElement",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/element/{route}/{id}",
  summary: "One item of an element list",
  request: { params: z.object({ route: listRoute, id: integerParam() }) },
  responses: responses(elementSchema, "The item"),
});

export function elementRouter() {
  return newRouter()
    .answer(list, ({ tx, language }, { param, query }) =>
      items.list(query, { tx, language, among: eq(elements.route, param.route) }),
    )
    .answer(item, ({ tx, language }, { param }) =>
      items.item(param.id, { tx, language, among: eq(elements.route, param.route) }),
    );
}
