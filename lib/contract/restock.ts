import { z } from "zod";
import { emailSchema } from "./auth";

/** POST /restock: asks for one mail when a sold out product is available again. */
export const restockRequestSchema = z.object({
  idDeclination: z.number().int(),
  email: emailSchema,
  /** Field that no person sees: only a robot fills it in. */
  website: z.string().max(500).optional(),
});
export type RestockRequest = z.infer<typeof restockRequestSchema>;

/** True when the visitor waits now; false when the product is available. */
export const restockAnswerSchema = z.object({ isWaiting: z.boolean() });
export type RestockAnswer = z.infer<typeof restockAnswerSchema>;

/** GET and DELETE /restock/{code}: the product of a mailed link. */
export const awaitedRestockSchema = z.object({
  email: z.string(),
  /** Product with its variation: 'label : value - label : value' (§3). */
  name: z.string(),
  declinationName: z.string(),
});
export type AwaitedRestock = z.infer<typeof awaitedRestockSchema>;
