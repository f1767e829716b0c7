import { keyAccess } from "@/lib/contract/key-access";
import {
  externalReviewsQuerySchema,
  externalReviewsSchema,
  ownReviewSchema,
  reviewListSchema,
  reviewRequestSchema,
} from "@/lib/contract/review";
import { call } from "../call";
import { listingQuery } from "../listing-query";

export const getReviews = call({
  name: "getReviews",
  area: "review",
  access: "ANYONE",
  method: "get",
  path: "/review",
  summary: "What customers thought of rides and orders of theirs, the last published first",
  query: listingQuery({
    id: "number",
    rating: "number",
    language: "text",
    publishedAt: "instant",
  }),
  answer: reviewListSchema,
  says: "A page of reviews, and the figures of all",
});

export const getExternalReviews = call({
  name: "getExternalReviews",
  area: "review",
  access: "ANYONE",
  method: "get",
  path: "/reviews/external",
  summary: "What reviews of the company come to elsewhere, which it does not check (§7 Reviews)",
  description:
    "The company notes down by hand what it has read there, and on which day: nothing is asked of the other site.",
  query: externalReviewsQuerySchema,
  answer: externalReviewsSchema,
  says: "Its figures there, and some of them",
});

const ofItsCustomer = { area: "review", access: "KEY", session: "OPTIONAL", ...keyAccess } as const;

export const getBookingReview = call({
  ...ofItsCustomer,
  name: "getBookingReview",
  limit: "bookingPage",
  method: "get",
  path: "/booking/{reference}/review",
  summary: "What its customer wrote about a ride, and whether they may write",
  answer: ownReviewSchema,
  says: "The review, if there is one",
});

export const reviewBooking = call({
  ...ofItsCustomer,
  name: "reviewBooking",
  limit: "review",
  method: "post",
  path: "/booking/{reference}/review",
  summary: "Reviews a ride that was made; again, until it is published, it takes its place",
  body: reviewRequestSchema,
  answer: ownReviewSchema,
  says: "The review, which the company reads before it is published",
});

export const getOrderReview = call({
  ...ofItsCustomer,
  name: "getOrderReview",
  limit: "bookingPage",
  method: "get",
  path: "/order/{reference}/review",
  summary: "What its customer wrote about an order, and whether they may write",
  answer: ownReviewSchema,
  says: "The review, if there is one",
});

export const reviewOrder = call({
  ...ofItsCustomer,
  name: "reviewOrder",
  limit: "review",
  method: "post",
  path: "/order/{reference}/review",
  summary: "Reviews an order that has arrived; again, until it is published, it takes its place",
  body: reviewRequestSchema,
  answer: ownReviewSchema,
  says: "The review, which the company reads before it is published",
});
