import { z } from "zod";
import { webOrigin } from "@/lib/rules/site/web-origin";

/** The variables by which a process knows which site it serves, and where; `.env.example` explains both. */
export const servedSiteVariables = {
  SITE_ID: z.coerce.number().int().positive().default(72),
  SITE_URL: z
    .string()
    .refine((value) => webOrigin(value) !== undefined, {
      error: "must look like https://www.example.com, without a path",
    })
    .transform((value) => new URL(value).origin)
    .optional(),
};
