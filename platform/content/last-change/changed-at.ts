import { and, eq, type SQL, sql } from "drizzle-orm";
import { contentPublished, contentRevisions } from "@/platform/db/schema/content-item";

/** Condition for the version of a content that is published. */
export const isPublishedVersion: SQL | undefined = and(
  eq(contentRevisions.type, contentPublished.type),
  eq(contentRevisions.idItem, contentPublished.idItem),
  eq(contentRevisions.version, contentPublished.version),
);

/**
 * SQL for the last change of a published content, beside its version: a change from before its
 * publication does not count.
 */
export const changedAt = sql`greatest(${contentPublished.from}, ${contentRevisions.at})`.mapWith(
  contentPublished.from,
);
