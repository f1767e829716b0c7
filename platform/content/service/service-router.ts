import { and, type SQL, sql } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/service";
import type { ContentShown } from "@/lib/contract/content/definition";
import { serviceContent } from "@/lib/contract/content/service";
import { reservedServicePath } from "@/lib/rules/site/reserved-service-path";
import { publishedContents } from "@/platform/content/item/published-contents";
import { contentPublished } from "@/platform/db/schema/content-item";
import { newRouter } from "@/platform/http/router";
import { servicesFor } from "./shown-service";

const companyServices = publishedContents(serviceContent);

export function serviceRouter() {
  return newRouter()
    .answer(calls.getServices, async ({ member, ...reader }, { query: { tag = "", ...query } }) => {
      const tags = tag.split(",").flatMap((name) => name.trim() || []);
      const among = and(tags.length > 0 ? isTagged(tags) : undefined, servicesFor(member !== null));
      const { items, total } = await companyServices.list(query, { ...reader, among });
      return { services: items.map(serviceOf), total };
    })
    .answer(calls.getService, async ({ member, ...reader }, { param }) => {
      const among = servicesFor(member !== null);
      const service = await companyServices.item(param.id, { ...reader, among });
      return { ...serviceOf(service), content: service.content };
    });
}

type Shown = ContentShown<typeof serviceContent>;

/** Shows a service as the contract has it (§3). */
const serviceOf = ({ rank: order, path: _, publishedAt: __, content: ___, ...service }: Shown) => ({
  ...service,
  url: service.membersOnly ? reservedServicePath(service.id) : service.url,
  order,
});

const isTagged = (tags: string[]): SQL =>
  sql`${contentPublished.fields}->'tags' ?| array[${sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`;
