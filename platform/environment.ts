import { z } from "zod";

/** A variable that holds an address; its error says what one looks like. */
export const optionalUrl = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine((value) => protocols.test(value) && URL.canParse(value), `must look like ${example}`)
    .optional();

const stripeKey = (start: RegExp, example: string) =>
  z
    .string()
    .refine((value) => start.test(value), `must look like ${example}`)
    .optional();

/** What the platform reads from the environment; `.env.example` explains each. */
export const platformEnvironmentSchema = z.object({
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: optionalUrl(/^postgres(ql)?:\/\//, "postgres://user:password@host:5432/name"),
  REDIS_URL: optionalUrl(/^rediss?:\/\//, "redis://user:password@host:6379"),
  BACKUP_FOLDER: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  DEMO_PASSWORD: z.string().min(8, "must have at least 8 characters").optional(),
  SMTP_URL: optionalUrl(/^smtps?:\/\//, "smtps://user:password@host:465"),
  SMS_URL: optionalUrl(/^https?:\/\//, "https://host/messages"),
  SMS_TOKEN: z.string().min(1).optional(),
  GEOCODER_URL: optionalUrl(/^https?:\/\//, "https://host"),
  ROUTER_URL: optionalUrl(/^https?:\/\//, "https://host"),
  STRIPE_SECRET_KEY: stripeKey(/^(sk|rk)_/, "sk_live_…"),
  STRIPE_PUBLIC_KEY: stripeKey(/^pk_/, "pk_live_…"),
  STRIPE_WEBHOOK_SECRET: stripeKey(/^whsec_/, "whsec_…"),
  STRIPE_API_URL: optionalUrl(/^https?:\/\//, "https://api.stripe.com"),
  SVG_HOSTS: z
    .string()
    .default("")
    .transform((hosts) => hosts.split(",").flatMap((host) => host.trim().toLowerCase() || [])),
  CLOCK_SHIFT_FILE: z.string().min(1).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1000).default(1),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
});
export type PlatformEnvironment = z.output<typeof platformEnvironmentSchema>;

const STRIPE_KEYS = ["STRIPE_SECRET_KEY", "STRIPE_PUBLIC_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** A check of the whole environment: with some of Stripe's keys and without others, nobody pays. */
export function stripeIsWhole(
  environment: Pick<PlatformEnvironment, (typeof STRIPE_KEYS)[number]>,
  ctx: z.RefinementCtx,
): void {
  const missing = STRIPE_KEYS.filter((key) => !environment[key]);
  if (missing.length === 0 || missing.length === STRIPE_KEYS.length) return;
  const present = STRIPE_KEYS.filter((key) => environment[key]);
  ctx.addIssue({
    code: "custom",
    path: [missing.join(", ")],
    message: `must be set too: Stripe needs it beside ${present.join(" and ")}`,
  });
}
