import { desc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/review";
import { externalRatings, externalReviews } from "@/platform/db/schema/review";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { listReviews } from "./list-reviews";

/** Limit on the reviews quoted from elsewhere. */
const MOST_QUOTES = 20;

export function reviewRouter() {
  return newRouter()
    .answer(calls.getReviews, ({ tx }, { query }) => listReviews(tx, query))
    .answer(calls.getExternalReviews, async ({ tx }, { query: { from } }) => {
      const [source] = await tx
        .select()
        .from(externalRatings)
        .where(eq(externalRatings.from, from));
      if (!source) throw new ApiError("NOT_FOUND", "REVIEW_SOURCE_UNKNOWN");
      const { name, url, rating, count, readOn } = source;
      const quotes = await tx
        .select()
        .from(externalReviews)
        .where(eq(externalReviews.from, from))
        .orderBy(desc(externalReviews.writtenOn), desc(externalReviews.id))
        .limit(MOST_QUOTES);
      return {
        ...{ from, name, url, rating, count, readOn },
        quotes: quotes.map(({ author, rating, text, language, writtenOn }) => ({
          ...{ author, rating, text, language, writtenOn },
        })),
      };
    });
}
