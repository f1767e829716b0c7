import { z } from "zod";
import { definedIn, siteEnvironmentSchema } from "@/lib/api/environment";
import { platformEnvironmentSchema, servicesAreWhole } from "@/platform/environment";
import { SERVER_LIMITS } from "@/platform/http/guarded-server";

const serverEnvironment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  /** How much memory finished public pages may take. */
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(4096).default(64),
  /** How many processes serve the site. */
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  /** How many connections one network may have open at once. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(SERVER_LIMITS.connections),
  /** Whether each request is a line on the standard output. */
  ACCESS_LOG: z.enum(["on", "off"]).default("off"),
  /** Where Prometheus reads what the processes do; nowhere when it is not set. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Addresses or ranges whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((address) => address.trim() || [])),
});

const environment = serverEnvironment
  .extend({ ...platformEnvironmentSchema.shape, ...siteEnvironmentSchema.shape })
  .superRefine(servicesAreWhole)
  .superRefine(mayHaveWorkers);
export type Environment = z.output<typeof environment>;

/** A check of the whole environment: where one process alone can hold or hear what matters. */
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

/** Faults of the environment, one line each. */
export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join("\n"));
    this.name = "EnvironmentFault";
  }
}

/**
 * Reads and checks every variable at once.
 * @throws EnvironmentFault with one clear line per fault.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = environment.safeParse(definedIn(variables));
  if (read.success) return read.data;
  throw new EnvironmentError(
    read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  );
}
