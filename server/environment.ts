import { z } from "zod";
import { definedIn, siteEnvironmentSchema } from "@/lib/api/environment";
import { platformEnvironmentSchema, stripeIsWhole } from "@/platform/environment";

const serverEnvironment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  /** Addresses or ranges whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((address) => address.trim() || [])),
});

const environment = serverEnvironment
  .extend({ ...platformEnvironmentSchema.shape, ...siteEnvironmentSchema.shape })
  .superRefine(stripeIsWhole);
export type Environment = z.output<typeof environment>;

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
