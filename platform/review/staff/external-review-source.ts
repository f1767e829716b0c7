import { eq } from "drizzle-orm";
import type { externalReviewResource } from "@/lib/contract/admin/external-review-resource";
import { externalRatings, externalReviews } from "@/platform/db/schema/review";
import { invalidFields } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const externalReviewSource: ResourceSource<
  typeof externalReviewResource,
  typeof externalReviews
> = {
  table: externalReviews,
  columns: { from: externalReviews.from, rating: externalReviews.rating },
  async views(_, rows) {
    return rows.map(({ id, author, from, text, rating, writtenOn, language }) => ({
      ...{ id, author, from, text, rating, writtenOn, language },
    }));
  },
  change: {
    valuesOf: ({ author, from, text, rating, writtenOn, language }) => ({
      ...{ author, from, text, rating, writtenOn, language },
    }),
    async refuse(tx, { from }) {
      const isKnown = eq(externalRatings.from, from);
      if ((await tx.$count(externalRatings, isKnown)) === 0) {
        throw invalidFields({ from: "REVIEW_SOURCE_UNKNOWN" });
      }
    },
    changes: [{ kind: "reviews" }],
  },
};
