import { eq, sql } from "drizzle-orm";
import { elementContent } from "@/lib/contract/content/element";
import type { Element } from "@/lib/contract/element";
import { publishedContents } from "@/platform/content/item/published-contents";
import { contentPublished } from "@/platform/db/schema/content-item";

const placesLeft = sql<number | null>`(
  select greatest(0, p.places - coalesce((
    select sum(r.people) from event_registration r
    where r.type = p.type and r.id_item = p.id_item and r.state = 'CONFIRMED'), 0))::integer
  from event_places p
  where p.type = content_published.type and p.id_item = content_published.id_item)`;

export const elements = publishedContents(elementContent, { placesLeft });

export const isOfRoute = (route: string) => eq(contentPublished.section, route);

/** Shows an element as the contract has it (§3). */
export function elementOf(element: Awaited<ReturnType<typeof elements.item>>): Element {
  const { rank: order, slug: _, publishedAt: __, ...shown } = element;
  const placesLeft = element.places === null ? null : element.placesLeft;
  return { ...shown, order, placesLeft };
}
