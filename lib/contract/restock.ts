import { z } from "zod";
import { emailSchema } from "./auth";

/** POST /restock: to be told by mail, once, when there is some again of what is sold out. */
export const restockRequestSchema = z.object({
  idDeclination: z.number().int(),
  email: emailSchema,
  /** A field that no person sees: filled in, it is a robot's. */
  website: z.string().max(500).optional(),
});
export type RestockRequest = z.infer<typeof restockRequestSchema>;

/** Whether one waits now; there is some again where one does not. */
export const restockAnswerSchema = z.object({ isWaiting: z.boolean() });
export type RestockAnswer = z.infer<typeof restockAnswerSchema>;

/** GET and DELETE /restock/{code}: what the mailed link is about. */
export const awaitedRestockSchema = z.object({
  email: z.string(),
  /** The product, with what distinguishes what is waited for: 'label : value - label : value' (§3). */
  name: z.string(),
  declinationName: z.string(),
});
export type AwaitedRestock = z.infer<typeof awaitedRestockSchema>;
