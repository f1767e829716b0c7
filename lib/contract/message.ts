import { z } from "zod";
import { emailAddressSchema } from "./email-address";
import { SHORTEST_MESSAGE } from "./typed-length";

/** POST /message: what a visitor writes to the company. */
export const messageRequestSchema = z.object({
  name: z.string().trim().min(1).max(100),
  email: emailAddressSchema,
  phone: z.string().trim().max(30).optional(),
  subject: z.string().trim().max(150).optional(),
  message: z.string().trim().min(1).min(SHORTEST_MESSAGE).max(5000),
  acceptPrivacy: z.literal(true),
  /** A field that no person sees: filled in, the message is taken for a robot's and dropped. */
  website: z.string().max(500).optional(),
});
export type MessageRequest = z.input<typeof messageRequestSchema>;

export const messageResponseSchema = z.object({ received: z.literal(true) });
export type MessageResponse = z.infer<typeof messageResponseSchema>;
