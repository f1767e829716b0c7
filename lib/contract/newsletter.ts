import { z } from "zod";
import { emailSchema } from "./auth";
import { lineSchema } from "./typed-text";

export const newsletterListSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
});
export type NewsletterList = z.infer<typeof newsletterListSchema>;

/** GET /user/newsletter/lists */
export const newsletterListsSchema = z.object({ lists: z.array(newsletterListSchema) });
export type NewsletterLists = z.infer<typeof newsletterListsSchema>;

/** GET and PUT /user/newsletter/subscription: the ids of the lists that the member is on. */
export const newsletterSubscriptionSchema = z.object({ lists: z.array(z.number().int()).max(50) });
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;

/** POST /newsletter/subscribe: mails a link, and nothing else until it was followed. */
export const subscribeRequestSchema = z.object({
  email: emailSchema,
  /** Every list of the site when it names none. */
  lists: z.array(z.number().int()).max(50).default([]),
  acceptPrivacy: z.literal(true),
  /** Field that no person sees: only a robot fills it in. */
  website: z.string().max(500).optional(),
});
export type SubscribeRequest = z.input<typeof subscribeRequestSchema>;
export type SubscribeOrder = z.output<typeof subscribeRequestSchema>;

/** GET and PUT /newsletter/{code}: the subscription of a mailed link, without an account. */
export const subscriberSchema = z.object({
  email: z.string(),
  /** False until the subscription was confirmed, and after it was ended. */
  isConfirmed: z.boolean(),
  /** Lists that it is on, or would be once confirmed; none after leaving. */
  subscribed: z.array(z.number().int()),
  lists: z.array(newsletterListSchema),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

const countedListSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  subscribers: z.number().int(),
});

const letterSendingSchema = z.object({
  id: z.number().int(),
  startedAt: z.iso.datetime(),
  /** E-mail address of the person who sent it. */
  by: z.string(),
  /** Names of its lists. */
  lists: z.array(z.string()),
  sent: z.number().int(),
  isDone: z.boolean(),
});

/** GET and POST /admin/content/{type}/{id}/letter */
export const contentLettersSchema = z.object({
  /** None on a site without a newsletter. */
  lists: z.array(countedListSchema),
  /** Latest first. */
  sendings: z.array(letterSendingSchema),
  /** Addresses that it came back from. */
  returned: z.number().int(),
});
export type ContentLetters = z.infer<typeof contentLettersSchema>;

/** Reason for which a subscriber is written to no more. */
export const SUBSCRIBER_STOPS = ["REFUSED", "COMPLAINT", "COMPANY"] as const;
export type SubscriberStop = (typeof SUBSCRIBER_STOPS)[number];

const RETURN_KINDS = ["HARD", "SOFT", "COMPLAINT"] as const;
/** DOUBTFUL is a refusal at the sending for no reason that a server gave. */
export type ReturnKind = (typeof RETURN_KINDS)[number] | "DOUBTFUL";

/** POST /newsletter/return: a mail provider's notice of a letter that came back. */
export const letterReturnSchema = z.object({
  address: emailSchema,
  /** HARD for good, SOFT for now, COMPLAINT where its receiver called it unwanted. */
  kind: z.enum(RETURN_KINDS),
  /** Answer of the receiver's server. */
  reason: lineSchema.max(500).default(""),
  at: z.iso.datetime({ offset: true }),
});
export type LetterReturn = z.output<typeof letterReturnSchema>;

/** POST /admin/content/{type}/{id}/letter */
export const sendLetterSchema = z.object({ lists: z.array(z.number().int()).min(1).max(50) });
