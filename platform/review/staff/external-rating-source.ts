import { and, eq, ne } from "drizzle-orm";
import type { externalRatingResource } from "@/lib/contract/admin/external-rating-resource";
import { externalRatings } from "@/platform/db/schema/review";
import { invalidFields } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const externalRatingSource: ResourceSource<
  typeof externalRatingResource,
  typeof externalRatings
> = {
  table: externalRatings,
  columns: { name: externalRatings.name, from: externalRatings.from },
  async views(_, rows) {
    return rows.map(({ id, name, from, url, rating, count, readOn }) => ({
      ...{ id, name, from, url, rating, count, readOn },
    }));
  },
  change: {
    valuesOf: ({ name, from, url, rating, count, readOn }) => ({
      ...{ name, from, url, rating, count, readOn },
    }),
    async refuse(tx, { from }, row) {
      const isAnothers = and(
        eq(externalRatings.from, from),
        row.id ? ne(externalRatings.id, row.id) : undefined,
      );
      if ((await tx.$count(externalRatings, isAnothers)) > 0) {
        throw invalidFields({ from: "REVIEW_SOURCE_TAKEN" });
      }
    },
    changes: [{ kind: "reviews" }],
  },
};
