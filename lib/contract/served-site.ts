import { z } from "zod";
import { webOrigin } from "@/lib/rules/site/web-origin";
import { integerVariable, secret } from "./variable";

export const servedSiteVariables = {
  SITE_ID: integerVariable(1, 2 ** 31 - 1).default(72),
  SITE_URL: z
    .string()
    .refine((value) => webOrigin(value) !== undefined, {
      error: "must look like https://www.example.com, without a path",
    })
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Key with which a provider signs its notices of changes. */
  REVALIDATE_SECRET: secret(16),
};
