import { z } from "zod";
import { emailAddressSchema } from "./email-address";
import { SHORTEST_MESSAGE } from "./typed-length";
import { lineSchema, linesSchema } from "./typed-text";

/** POST /message: a visitor's message to the company. */
export const messageRequestSchema = z.object({
  name: lineSchema.min(1).max(100),
  email: emailAddressSchema,
  phone: lineSchema.max(30).optional(),
  subject: lineSchema.max(150).optional(),
  message: linesSchema.min(1).min(SHORTEST_MESSAGE).max(5000),
  acceptPrivacy: z.literal(true),
  /** Field that no person sees: a message with it filled in is taken for a robot's and dropped. */
  website: z.string().max(500).optional(),
});
export type MessageRequest = z.input<typeof messageRequestSchema>;

export const messageResponseSchema = z.object({ received: z.literal(true) });
