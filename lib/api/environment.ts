import { z } from "zod";
import { servedSiteVariables } from "@/lib/contract/served-site";
import { optionalUrl } from "@/lib/contract/variable";

/** Variables that the site reads; `.env.example` explains each. */
export const siteEnvironmentSchema = z.object({
  ...servedSiteVariables,
  API_URL: optionalUrl(/^https?:\/\//, "https://provider.example.com"),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "must look like example.com")
    .optional(),
});
export type SiteEnvironment = z.output<typeof siteEnvironmentSchema>;

let read: SiteEnvironment | undefined;

/** Returns the site's part of the environment, which the server has validated at start. */
export function siteEnvironment(): SiteEnvironment {
  read ??= siteEnvironmentSchema.parse(definedIn(process.env));
  return read;
}

/** Leaves out variables set to nothing. */
function definedIn(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
