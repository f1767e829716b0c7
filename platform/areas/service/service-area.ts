import { createRoute } from "@hono/zod-openapi";
import { and, arrayOverlaps, asc, count, eq } from "drizzle-orm";
import { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";
import { type Service, serviceList, service as serviceSchema } from "@/lib/contract/service";
import { answers, newArea, ok } from "@/platform/area";
import { service } from "@/platform/db/schema/content";
import { type ListingDeclaration, readListing } from "@/platform/listing";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";

const list = createRoute({
  method: "get",
  path: "/service",
  summary: "The services of the company that have any of the tags",
  request: {
    query: z.object({ tag: z.string().max(500).optional() }).catchall(z.string()),
  },
  responses: answers(serviceList, "A page of services, in their order"),
});

const one = createRoute({
  method: "get",
  path: "/service/{id}",
  summary: "One service",
  request: {
    params: z.object({
      id: z.coerce
        .number()
        .int()
        .max(2 ** 31 - 1),
    }),
  },
  responses: answers(serviceSchema, "The service"),
});

const LISTING: ListingDeclaration = {
  fields: {
    id: { of: service.id, type: "number" },
    order: { of: service.order, type: "number" },
  },
  order: [asc(service.order), asc(service.id)],
};

export function serviceArea({ database }: Services) {
  return newArea()
    .openapi(list, async (c) => {
      const { idSite, language } = c.var;
      const { tag = "", ...query } = c.req.query();
      const tags = tag.split(",").flatMap((one) => one.trim() || []);
      const { where, orderBy, limit, offset } = readListing(query, LISTING);
      const tagged = tags.length > 0 ? arrayOverlaps(service.tags, tags) : undefined;
      const data = await database.inSite(idSite, async (tx) => {
        const rows = await tx
          .select()
          .from(service)
          .where(and(tagged, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset);
        const [counted] = await tx
          .select({ total: count() })
          .from(service)
          .where(and(tagged, where));
        return { services: rows.map((row) => answer(row, language)), total: counted?.total ?? 0 };
      });
      return c.json(ok(data), 200);
    })
    .openapi(one, async (c) => {
      const [row] = await database.inSite(c.var.idSite, (tx) =>
        tx
          .select()
          .from(service)
          .where(eq(service.id, c.req.valid("param").id)),
      );
      if (!row) throw new Refusal("NOT_FOUND");
      return c.json(ok(answer(row, c.var.language)), 200);
    });
}

function answer(row: typeof service.$inferSelect, language: LanguageCode): Service {
  const { id, tags, order, translations } = row;
  return { id, tags, order, ...translations[language] };
}
