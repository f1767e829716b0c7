import { z } from "zod";
import { siteEnvironmentSchema } from "@/lib/api/environment";
import { integerVariable, oneOf } from "@/lib/contract/variable";
import { platformEnvironmentSchema, servicesAreWhole } from "@/platform/environment";
import { SERVER_LIMITS } from "@/platform/http/guarded-server";
import { trustedProxiesVariable } from "@/platform/http/trusted-proxy";
import { readVariables } from "@/platform/read-environment";

const serverEnvironment = z.object({
  PORT: integerVariable(1, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  /** Memory for finished public pages, in MB. */
  PAGE_CACHE_MEGABYTES: integerVariable(1, 4096).default(64),
  /** Number of processes that serve the site. */
  WORKERS: integerVariable(1, 64).default(1),
  /** Connections that one network may have open at once. */
  CONNECTIONS_PER_ADDRESS: integerVariable(1, 1_000_000).default(SERVER_LIMITS.connections),
  /** Access log: each request is a line on the standard output, or none is. */
  ACCESS_LOG: oneOf(["on", "off"]).default("off"),
  /** Port at which Prometheus reads the metrics of the processes; none when it is not set. */
  METRICS_PORT: integerVariable(1, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Addresses or ranges whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: trustedProxiesVariable.default([]),
});

const environment = serverEnvironment
  .extend({ ...platformEnvironmentSchema.shape, ...siteEnvironmentSchema.shape })
  .superRefine(servicesAreWhole)
  .superRefine(mayHaveWorkers)
  .superRefine(portsDiffer)
  .superRefine(cookiesAreOfSite);
export type Environment = z.output<typeof environment>;

export const VARIABLES = Object.keys(environment.shape);

/** Checks that several processes are possible: some parts work in one process alone. */
function mayHaveWorkers(
  environment: { WORKERS: number; DATABASE_URL?: string | undefined; API_URL?: string | undefined },
  ctx: z.RefinementCtx,
): void {
  const { WORKERS, DATABASE_URL, API_URL } = environment;
  if (WORKERS === 1 || (DATABASE_URL && !API_URL)) return;
  ctx.addIssue({
    code: "custom",
    path: ["WORKERS"],
    message: API_URL
      ? "must be 1 with API_URL, since its provider tells one process alone what has changed"
      : "must be 1 on the embedded database, which one process alone may open; set DATABASE_URL for more",
  });
}

function portsDiffer(
  { PORT, METRICS_PORT }: { PORT: number; METRICS_PORT?: number | undefined },
  ctx: z.RefinementCtx,
): void {
  if (PORT !== METRICS_PORT) return;
  ctx.addIssue({
    code: "custom",
    path: ["METRICS_PORT"],
    message: `must be another one than PORT, which is ${PORT} too`,
  });
}

/** Checks the domain of cookies: a browser keeps none of a domain that its page is not in. */
function cookiesAreOfSite(
  environment: { COOKIE_DOMAIN?: string | undefined; SITE_URL?: string | undefined },
  ctx: z.RefinementCtx,
): void {
  const { COOKIE_DOMAIN, SITE_URL } = environment;
  if (!COOKIE_DOMAIN || !SITE_URL) return;
  const { hostname } = new URL(SITE_URL);
  if (`.${hostname}`.endsWith(`.${COOKIE_DOMAIN.toLowerCase()}`)) return;
  ctx.addIssue({
    code: "custom",
    path: ["COOKIE_DOMAIN"],
    message: `must be ${hostname}, which SITE_URL names, or a domain above it`,
  });
}

/**
 * Reads and checks every variable at once.
 * @throws EnvironmentError with one clear line per fault
 */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  readVariables(environment, variables);
