import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import { serviceDetailSchema, serviceListSchema } from "@/lib/contract/service";
import { call } from "../call";
import { listingQuery } from "../listing-query";

export const getServices = call({
  name: "getServices",
  area: "content",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/service",
  summary: "The services of the company that have any of the tags; the reserved ones for members",
  query: listingQuery({ id: "number", order: "number", title: "text", slug: "text" }).extend({
    tag: z
      .string()
      .max(500)
      // PostgreSQL has no text with a null character.
      .refine((tags) => !tags.includes("\0"))
      .optional()
      .meta({ description: "tags, separated by commas" }),
  }),
  answer: serviceListSchema,
  says: "A page of services, in their order",
});

export const getService = call({
  name: "getService",
  area: "content",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/service/{id}",
  summary: "One service; a reserved one for members",
  params: z.object({ id: integerParam() }),
  answer: serviceDetailSchema,
  says: "The service",
});
