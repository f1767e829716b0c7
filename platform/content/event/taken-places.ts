import { and, eq, sum } from "drizzle-orm";
import type { ContentName } from "@/lib/contract/content/contents";
import { eventPlaces, eventRegistrations } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";

export interface EventKey {
  type: ContentName;
  id: number;
}

/** Counts the people who come to an event, without those who wait. */
export async function countTakenPlaces(tx: Sql, { type, id }: EventKey): Promise<number> {
  const [taken] = await tx
    .select({ people: sum(eventRegistrations.people).mapWith(Number) })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.type, type),
        eq(eventRegistrations.idItem, id),
        eq(eventRegistrations.state, "CONFIRMED"),
      ),
    );
  return taken?.people ?? 0;
}

/** Reads the places of an event as published; with `lock`, other lockers wait. */
export async function readPlaces(
  tx: Sql,
  { type, id }: EventKey,
  options: { lock?: boolean } = {},
): Promise<typeof eventPlaces.$inferSelect | undefined> {
  const query = tx
    .select()
    .from(eventPlaces)
    .where(and(eq(eventPlaces.type, type), eq(eventPlaces.idItem, id)));
  const [row] = await (options.lock ? query.for("no key update") : query);
  return row;
}
