import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Element, elementListSchema, elementSchema } from "@/lib/contract/element";
import type { LanguageCode } from "@/lib/contract/locale";
import { elements } from "@/platform/db/schema/content";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";

const listRoute = z.string().regex(/^[a-z0-9-]{1,80}$/);

const listing = (language: LanguageCode): ListingDeclaration => ({
  fields: {
    id: { of: elements.id, type: "number" },
    order: { of: elements.order, type: "number" },
    title: { of: sql`${elements.translations}->${language}->>'title'`, type: "text" },
  },
  order: [asc(elements.order), asc(elements.id)],
});

const list = route({
  name: "getElements",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/element/{route}",
  summary: "The items of an element list (§3)",
  request: { params: z.object({ route: listRoute }), query: listingParameters(listing("fr_FR")) },
  responses: responses(elementListSchema, "A page of items, in their order"),
});

const one = route({
  name: "getElement",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/element/{route}/{id}",
  summary: "One item of an element list",
  request: { params: z.object({ route: listRoute, id: integerParam() }) },
  responses: responses(elementSchema, "The item"),
});

export function elementRouter({ database }: Services) {
  return newRouter()
    .openapi(list, async (c) => {
      const { idSite, language } = c.var;
      const asked = readListing(c.req.query(), listing(language));
      const ofRoute = eq(elements.route, c.req.valid("param").route);
      const { rows, total } = await database.inSite(idSite, (tx) =>
        selectListing(tx, elements, asked, ofRoute),
      );
      return c.json(ok({ items: rows.map((row) => item(row, language)), total }), 200);
    })
    .openapi(one, async (c) => {
      const { route: ofRoute, id } = c.req.valid("param");
      const [row] = await database.inSite(c.var.idSite, (tx) =>
        tx
          .select()
          .from(elements)
          .where(and(eq(elements.route, ofRoute), eq(elements.id, id))),
      );
      if (!row) throw new ApiError("NOT_FOUND");
      return c.json(ok(item(row, c.var.language)), 200);
    });
}

function item(row: typeof elements.$inferSelect, language: LanguageCode): Element {
  const { id, route: itsRoute, order, translations } = row;
  return { id, route: itsRoute, order, ...translations[language] };
}
