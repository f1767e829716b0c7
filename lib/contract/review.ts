import { z } from "zod";
import { instantSchema } from "./booking";
import { languageCodeSchema } from "./locale";
import { LONGEST_REVIEW } from "./typed-length";
import { linesSchema } from "./typed-text";

export const starsSchema = z.number().int().min(1).max(5);

/** State of a review; `lib/rules/review/review-state` has the moves between them. */
export const reviewStateSchema = z.enum([
  /** Written; the company reads it. */
  "WAITING",
  "PUBLISHED",
  /** Not shown, and its author knows why. */
  "REFUSED",
]);
export type ReviewState = z.infer<typeof reviewStateSchema>;

/** Reason for not showing a review; a bad rating is no reason. */
export const reviewRefusalSchema = z.enum([
  "INSULT",
  "PERSONAL_DATA",
  "OFF_TOPIC",
  "ADVERTISING",
  "UNLAWFUL",
  /** Its author wants it taken away. */
  "BY_AUTHOR",
]);
export type ReviewRefusal = z.infer<typeof reviewRefusalSchema>;

const answerSchema = z.object({ text: z.string(), answeredAt: instantSchema });

const reviewSchema = z.object({
  id: z.number().int(),
  /** Purchase of its author. */
  of: z.enum(["RIDE", "ORDER"]),
  rating: starsSchema,
  text: z.string(),
  language: languageCodeSchema,
  /** First name and initial; null once the author's data were erased. */
  author: z.string().nullable(),
  /** Day of the ride, or of the order's arrival. */
  experiencedOn: z.iso.date(),
  publishedAt: instantSchema,
  answer: answerSchema.nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

const reviewFiguresSchema = z.object({
  /** To one decimal; null where there is none. */
  average: z.number().nullable(),
  count: z.number().int(),
  /** Counts from five stars down to one. */
  stars: z.array(z.object({ stars: starsSchema, count: z.number().int() })),
});
export type ReviewFigures = z.infer<typeof reviewFiguresSchema>;

/** GET /review: the last published first; the figures are those of all. */
export const reviewListSchema = z.object({
  reviews: z.array(reviewSchema),
  total: z.number().int(),
  figures: reviewFiguresSchema,
});
export type ReviewList = z.infer<typeof reviewListSchema>;

/** GET and POST /booking/{reference}/review, /order/{reference}/review: the caller's review. */
export const ownReviewSchema = z.object({
  /** Null until the ride was made, or the order has arrived. */
  experiencedOn: z.iso.date().nullable(),
  /** Name under which it is shown. */
  author: z.string(),
  mayWrite: z.boolean(),
  review: z
    .object({
      rating: starsSchema,
      text: z.string(),
      state: reviewStateSchema,
      writtenAt: instantSchema,
      publishedAt: instantSchema.nullable(),
      refusal: reviewRefusalSchema.nullable(),
      answer: answerSchema.nullable(),
    })
    .nullable(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

export const reviewRequestSchema = z.object({
  rating: starsSchema,
  text: linesSchema.min(1).max(LONGEST_REVIEW),
});
export type ReviewRequest = z.input<typeof reviewRequestSchema>;

/** GET /reviews/external?from= */
export const externalReviewsSchema = z.object({
  from: z.string(),
  name: z.string(),
  url: z.string(),
  /** Stars of five. */
  rating: z.number(),
  count: z.number().int(),
  readOn: z.iso.date(),
  /** Some of them, as they stand there; the last first. */
  quotes: z.array(
    z.object({
      author: z.string(),
      rating: starsSchema,
      text: z.string(),
      language: languageCodeSchema,
      writtenOn: z.iso.date(),
    }),
  ),
});
export type ExternalReviews = z.infer<typeof externalReviewsSchema>;
export const externalReviewsQuerySchema = z.object({ from: z.string().max(40) });
