"use client";

import dynamic from "next/dynamic";

/** List of more reviews, in a file of its own: most pages have none. */
export const MoreReviewsLoader = dynamic(() =>
  import("./more-reviews").then(({ MoreReviews }) => MoreReviews),
);
