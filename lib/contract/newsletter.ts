import { z } from "zod";
import { emailSchema } from "./auth";

/** A list that one can subscribe to, in the caller's language. */
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

/** POST /newsletter/subscribe: a link is mailed, and nothing else until it was followed. */
export const subscribeRequestSchema = z.object({
  email: emailSchema,
  /** Every list of the site when it names none. */
  lists: z.array(z.number().int()).max(50).default([]),
  acceptPrivacy: z.literal(true),
  /** A field that no person sees: filled in, it is a robot's. */
  website: z.string().max(500).optional(),
});
export type SubscribeRequest = z.input<typeof subscribeRequestSchema>;
/** As the provider reads it. */
export type SubscribeOrder = z.output<typeof subscribeRequestSchema>;

/** GET and PUT /newsletter/{code}: what the mailed link opens, without an account. */
export const subscriberSchema = z.object({
  email: z.string(),
  /** False until the subscription was confirmed, and after it was ended. */
  isConfirmed: z.boolean(),
  /** The lists that it is on, or would be once confirmed; none after leaving. */
  subscribed: z.array(z.number().int()),
  lists: z.array(newsletterListSchema),
});
export type Subscriber = z.infer<typeof subscriberSchema>;
