import { and, arrayOverlaps, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { type Service, serviceListSchema, serviceSchema } from "@/lib/contract/service";
import type { User } from "@/lib/contract/user";
import { defineCollection } from "@/platform/content/collection";
import { services } from "@/platform/db/schema/content";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";

const companyServices = defineCollection({
  table: services,
  texts: ["title", "slug"],
  columns: { order: { of: services.order, type: "number" } },
  order: [asc(services.order), asc(services.id)],
  itemOf: ({ id, tags, order, membersOnly }, texts): Service => ({
    id,
    tags,
    order,
    membersOnly,
    ...texts,
  }),
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
    query: companyServices.query.extend({
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

const item = route({
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

export function serviceRouter() {
  return newRouter()
    .answer(list, async ({ tx, language, member }, { query: { tag = "", ...query } }) => {
      const tags = tag.split(",").flatMap((name) => name.trim() || []);
      const isTagged = tags.length > 0 ? arrayOverlaps(services.tags, tags) : undefined;
      const among = and(isTagged, shownTo(member));
      const { items, total } = await companyServices.list(query, { tx, language, among });
      return { services: items, total };
    })
    .answer(item, ({ tx, language, member }, { param }) =>
      companyServices.item(param.id, { tx, language, among: shownTo(member) }),
    );
}

/** A visitor has no access to what is reserved for members (§6). */
const shownTo = (user: User | null) => (user ? undefined : eq(services.membersOnly, false));
