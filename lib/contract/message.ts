import { z } from "zod";
import { SHORTEST_MESSAGE } from "@/lib/rules/text/typed-length";
import { emailAddress } from "./email-address";

/** POST /message: what a visitor writes to the company. */
export const messageRequest = z.object({
  name: z.string().trim().min(1).max(100),
  email: emailAddress,
  phone: z.string().trim().max(30).optional(),
  subject: z.string().trim().max(150).optional(),
  message: z.string().trim().min(1).min(SHORTEST_MESSAGE).max(5000),
  acceptPrivacy: z.literal(true),
  /** A field that no person sees: filled in, the message is taken for a robot's and dropped. */
  website: z.string().max(500).optional(),
});
export type MessageRequest = z.input<typeof messageRequest>;

export const messageResponse = z.object({ received: z.literal(true) });
export type MessageResponse = z.infer<typeof messageResponse>;
