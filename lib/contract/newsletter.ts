import { z } from "zod";
import { email } from "./auth";

/** A list that one can subscribe to, in the caller's language. */
export const newsletterList = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
});
export type NewsletterList = z.infer<typeof newsletterList>;

/** GET /user/newsletter/lists */
export const newsletterLists = z.object({ lists: z.array(newsletterList) });
export type NewsletterLists = z.infer<typeof newsletterLists>;

/** GET and PUT /user/newsletter/subscription: the ids of the lists that the member is on. */
export const newsletterSubscription = z.object({ lists: z.array(z.number().int()).max(50) });
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;

/** POST /newsletter/subscribe: a link is mailed, and nothing else until it was followed. */
export const subscribeRequest = z.object({
  email,
  /** Every list of the site when it names none. */
  lists: z.array(z.number().int()).max(50).default([]),
  acceptPrivacy: z.literal(true),
  /** A field that no person sees: filled in, it is a robot's. */
  website: z.string().max(500).optional(),
});
export type SubscribeRequest = z.input<typeof subscribeRequest>;
/** As the provider reads it. */
export type SubscribeOrder = z.output<typeof subscribeRequest>;

/** GET and PUT /newsletter/{code}: what the mailed link opens, without an account. */
export const subscriber = z.object({
  email: z.string(),
  /** False until the subscription was confirmed, and after it was ended. */
  isConfirmed: z.boolean(),
  /** The lists that it is on, or would be once confirmed; none for one who has left. */
  subscribed: z.array(z.number().int()),
  lists: z.array(newsletterList),
});
export type Subscriber = z.infer<typeof subscriber>;
