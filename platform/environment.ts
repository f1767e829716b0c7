import { z } from "zod";
import { integerVariable, oneOf, optionalUrl, secret } from "@/lib/contract/variable";

const stripeKey = (start: RegExp, example: string) =>
  z
    .string()
    .refine((value) => start.test(value), `must look like ${example}`)
    .optional();

const FACTOR = "must be a number above 0, up to 1000";

const secretKey = z.string().min(32, "must have at least 32 characters: openssl rand -base64 32");

/** Variables that the platform reads from the environment; `.env.example` explains each. */
export const platformEnvironmentSchema = z.object({
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: optionalUrl(/^postgres(ql)?:\/\//, "postgres://user:password@host:5432/name"),
  /** Address at which a separate provider tells a site; an embedded one needs none. */
  REVALIDATE_URL: optionalUrl(/^https?:\/\//, "https://www.example.com/api/revalidate"),
  SECRET_KEY: secretKey.optional(),
  FORMER_SECRET_KEY: secretKey.optional(),
  REDIS_URL: optionalUrl(/^rediss?:\/\//, "redis://user:password@host:6379"),
  BACKUP_FOLDER: z.string().min(1).optional(),
  BACKUP_KEEP: integerVariable(1, 1000).default(14),
  DEMO_PASSWORD: secret(8),
  DEMO_MONTH: oneOf(["on", "off"]).default("on"),
  SMTP_URL: optionalUrl(/^smtps?:\/\//, "smtps://user:password@host:465"),
  MAIL_RETURN_TOKEN: secret(24),
  SMS_URL: optionalUrl(/^https?:\/\//, "https://host/messages"),
  SMS_TOKEN: z.string().min(1).optional(),
  GEOCODER_URL: optionalUrl(/^https?:\/\//, "https://host"),
  ROUTER_URL: optionalUrl(/^https?:\/\//, "https://host"),
  STRIPE_SECRET_KEY: stripeKey(/^(sk|rk)_/, "sk_live_…"),
  STRIPE_PUBLIC_KEY: stripeKey(/^pk_/, "pk_live_…"),
  STRIPE_WEBHOOK_SECRET: stripeKey(/^whsec_/, "whsec_…"),
  STRIPE_API_URL: optionalUrl(/^https?:\/\//, "https://api.stripe.com"),
  DEEPL_API_KEY: z.string().min(1).optional(),
  DEEPL_API_URL: optionalUrl(/^https?:\/\//, "https://api.deepl.com"),
  S3_ENDPOINT: optionalUrl(/^https?:\/\//, "https://s3.region.example.com"),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "must be the name of a bucket, such as media-example",
    )
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SVG_HOSTS: z
    .string()
    .default("")
    .transform((hosts) => hosts.split(",").flatMap((host) => host.trim().toLowerCase() || [])),
  CLOCK_SHIFT_FILE: z.string().min(1).optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: FACTOR })
    .positive({ error: FACTOR })
    .max(1000, { error: FACTOR })
    .default(1),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
});
export type PlatformEnvironment = z.output<typeof platformEnvironmentSchema>;

const STRIPE_KEYS = ["STRIPE_SECRET_KEY", "STRIPE_PUBLIC_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

const S3_KEYS = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Variables that only work together, and their purpose. */
const WHOLES = [
  { needs: "Stripe needs", keys: STRIPE_KEYS },
  { needs: "the storage of media needs", keys: S3_KEYS },
];

/** Checks that Stripe's keys, and a bucket's variables, are complete: a part is of no use. */
export function servicesAreWhole(
  environment: Pick<PlatformEnvironment, (typeof STRIPE_KEYS | typeof S3_KEYS)[number]>,
  ctx: z.RefinementCtx,
): void {
  for (const { needs, keys } of WHOLES) {
    const missing = keys.filter((key) => !environment[key]);
    if (missing.length === 0 || missing.length === keys.length) continue;
    const present = keys.filter((key) => environment[key]);
    ctx.addIssue({
      code: "custom",
      path: [missing.join(", ")],
      message: `must be set too: ${needs} it beside ${present.join(" and ")}`,
    });
  }
}
