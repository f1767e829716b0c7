import type { z } from "zod";
import { errorResponseSchema } from "@/lib/contract/envelope";

/** Describes a schema as the content of a request or an answer, for `createRoute`. */
export const json = <T extends z.ZodType>(schema: T) => ({ "application/json": { schema } });

/** Response to a call that was refused, for `createRoute`. */
export const defaultResponse = {
  description: "The call was refused",
  content: json(errorResponseSchema),
} as const;
