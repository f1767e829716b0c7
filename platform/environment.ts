import { z } from "zod";

const optionalUrl = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine((value) => protocols.test(value) && URL.canParse(value), `must look like ${example}`)
    .optional();

/** What the platform reads from the environment; `.env.example` explains each. */
export const platformEnvironment = z.object({
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: optionalUrl(/^postgres(ql)?:\/\//, "postgres://user:password@host:5432/name"),
  DEMO_PASSWORD: z.string().min(8, "must have at least 8 characters").optional(),
  SITE_URL: optionalUrl(/^https?:\/\//, "https://www.example.com"),
  SMTP_URL: optionalUrl(/^smtps?:\/\//, "smtps://user:password@host:465"),
  SMS_URL: optionalUrl(/^https?:\/\//, "https://host/messages"),
  SMS_TOKEN: z.string().min(1).optional(),
  GEOCODER_URL: optionalUrl(/^https?:\/\//, "https://host"),
  ROUTER_URL: optionalUrl(/^https?:\/\//, "https://host"),
  SVG_HOSTS: z
    .string()
    .default("")
    .transform((hosts) => hosts.split(",").flatMap((host) => host.trim().toLowerCase() || [])),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1000).default(1),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
});
export type PlatformEnvironment = z.output<typeof platformEnvironment>;
