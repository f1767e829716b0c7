import { and, eq, isNull } from "drizzle-orm";
import type { reviewResource } from "@/lib/contract/admin/review-resource";
import { publicationDue } from "@/lib/rules/review/review-time";
import { reviews } from "@/platform/db/schema/review";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { purchasesOf } from "@/platform/purchase/purchases-by-ids";

export const reviewSource: ResourceSource<typeof reviewResource, typeof reviews> = {
  table: reviews,
  columns: {
    rating: reviews.rating,
    writtenAt: reviews.writtenAt,
    state: reviews.state,
    publishedAt: reviews.publishedAt,
  },
  subsets: {
    WAITING: () => eq(reviews.state, "WAITING"),
    UNANSWERED: () => and(eq(reviews.state, "PUBLISHED"), isNull(reviews.answer)),
  },
  async views(tx, rows) {
    const purchaseOf = await purchasesOf(tx, rows);
    return rows.map((row) => ({
      id: row.id,
      author: row.author ?? "—",
      rating: row.rating,
      text: row.text,
      writtenAt: row.writtenAt.toISOString(),
      state: row.state,
      purchase: row.idBooking ? "BOOKING" : "ORDER",
      reference: purchaseOf(row)?.reference ?? "",
      experiencedOn: row.experiencedOn,
      language: row.language,
      dueAt: row.state === "WAITING" ? publicationDue(row.writtenAt).toISOString() : null,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      refusal: row.refusal,
      answer: row.answer,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      revision: row.revision,
    }));
  },
};
