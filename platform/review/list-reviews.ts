import { count, desc, eq } from "drizzle-orm";
import type { ReviewList } from "@/lib/contract/review";
import { reviewFigures } from "@/lib/rules/review/review-figures";
import { reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { selectListing } from "@/platform/http/select-listing";
import { reviewView } from "./review-view";

const LISTING: ListingDeclaration = {
  fields: {
    id: { of: reviews.id, type: "number" },
    rating: { of: reviews.rating, type: "number" },
    language: { of: reviews.language, type: "text" },
    publishedAt: { of: reviews.publishedAt, type: "instant" },
  },
  order: [desc(reviews.publishedAt), desc(reviews.id)],
};

const isPublished = eq(reviews.state, "PUBLISHED");

/**
 * Lists the published reviews, and their overall rating.
 * @throws ApiError INVALID_FIELDS for a query that names an unknown field
 */
export async function listReviews(
  tx: Sql,
  query: Record<string, string | string[]>,
): Promise<ReviewList> {
  const { rows, total } = await selectListing(
    tx,
    reviews,
    readListing(query, LISTING),
    isPublished,
  );
  const counts = await tx
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isPublished)
    .groupBy(reviews.rating);
  return { reviews: rows.map(reviewView), total, figures: reviewFigures(counts) };
}
