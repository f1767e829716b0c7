import { and, arrayOverlaps, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";
import { type Service, serviceListSchema, serviceSchema } from "@/lib/contract/service";
import type { User } from "@/lib/contract/user";
import { services } from "@/platform/db/schema/content";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";

const listing = (language: LanguageCode): ListingDeclaration => ({
  fields: {
    id: { of: services.id, type: "number" },
    order: { of: services.order, type: "number" },
    title: { of: sql`${services.translations}->${language}->>'title'`, type: "text" },
    slug: { of: sql`${services.translations}->${language}->>'slug'`, type: "text" },
  },
  order: [asc(services.order), asc(services.id)],
});

const list = route({
  name: "getServices",
  area: "content",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/service",
  summary: "The services of the company that have any of the tags; the reserved ones for members",
  request: {
    query: listingParameters(listing("fr_FR")).extend({
      tag: z
        .string()
        .max(500)
        // PostgreSQL has no text with a null character.
        .refine((tags) => !tags.includes("\0"))
        .optional()
        .openapi({ description: "tags, separated by commas" }),
    }),
  },
  responses: responses(serviceListSchema, "A page of services, in their order"),
});

const one = route({
  name: "getService",
  area: "content",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/service/{id}",
  summary: "One service; a reserved one for members",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(serviceSchema, "The service"),
});

export function serviceRouter({ database }: Services) {
  return newRouter()
    .openapi(list, async (c) => {
      const { idSite, language } = c.var;
      const { tag = "", ...query } = c.req.query();
      const asked = readListing(query, listing(language));
      const tags = tag.split(",").flatMap((one) => one.trim() || []);
      const tagged = tags.length > 0 ? arrayOverlaps(services.tags, tags) : undefined;
      const shown = and(tagged, shownTo(await c.var.caller()));
      const { rows, total } = await database.inSite(idSite, (tx) =>
        selectListing(tx, services, asked, shown),
      );
      return c.json(ok({ services: rows.map((row) => answer(row, language)), total }), 200);
    })
    .openapi(one, async (c) => {
      const its = and(eq(services.id, c.req.valid("param").id), shownTo(await c.var.caller()));
      const [row] = await database.inSite(c.var.idSite, (tx) =>
        tx.select().from(services).where(its),
      );
      if (!row) throw new ApiError("NOT_FOUND");
      return c.json(ok(answer(row, c.var.language)), 200);
    });
}

/** A visitor has no access to what is reserved for members (§6). */
const shownTo = (caller: User | null) => (caller ? undefined : eq(services.membersOnly, false));

function answer(row: typeof services.$inferSelect, language: LanguageCode): Service {
  const { id, tags, order, membersOnly, translations } = row;
  return { id, tags, order, membersOnly, ...translations[language] };
}
