import type { z } from "zod";
import { isCall } from "@/lib/contract/call";
import * as everyCall from "@/lib/contract/every-call";

const SCHEMAS = new Map(
  Object.values<unknown>(everyCall)
    .filter(isCall)
    .map(({ method, path, answer }) => [`${method.toUpperCase()} ${path}`, answer]),
);

/** Returns the schema of a call's answer, by its method and path; undefined for a file. */
export const answerSchema = (key: string): z.ZodType | undefined => SCHEMAS.get(key);
