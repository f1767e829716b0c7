import { z } from "zod";
import type { Permission } from "@/lib/contract/permission";
import { lineSchema } from "@/lib/contract/typed-text";

/** What the staff is alerted of, and what one has to be allowed to see for it. */
export const ALERT_PERMISSIONS = {
  /** A ride was booked, and its payment is awaited. */
  BOOKING: "booking:read",
  /** A ride is paid and waits to be confirmed. */
  TO_CONFIRM: "booking:read",
  /** A ride was asked for that has to be priced. */
  REQUEST: "booking:read",
  /** A customer has cancelled or withdrawn. */
  CANCELLED: "booking:read",
  ORDER: "order:read",
  MESSAGE: "message:read",
  PAYMENT_FAILED: "payment:read",
  /** A customer's bank asks about a payment, or has taken it back. */
  DISPUTE: "payment:read",
  /** Money has moved without the panel, or differs from the books. */
  MONEY: "payment:read",
} as const satisfies Record<string, Permission>;

export type AlertKind = keyof typeof ALERT_PERMISSIONS;

export const ALERT_KINDS = Object.keys(ALERT_PERMISSIONS) as AlertKind[];
const alertKindSchema = z.enum(ALERT_KINDS as [AlertKind, ...AlertKind[]]);

/** A browser on which one is alerted. */
export const alertDeviceSchema = z.object({
  id: z.number().int(),
  /** By which a browser knows itself. */
  endpoint: z.string(),
  /** What the browser says it is, for example Firefox and Windows; null where it says nothing. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  addedAt: z.iso.datetime({ offset: true }),
});
export type AlertDevice = z.infer<typeof alertDeviceSchema>;

/** GET /admin/alert: how the caller is alerted, and of what. */
export const alertsSchema = z.object({
  /** What a browser needs to be alerted by this site: a VAPID key in base64url. */
  publicKey: z.string(),
  /** What they may be alerted of, and whether they are. */
  kinds: z.array(z.object({ kind: alertKindSchema, isOn: z.boolean() })),
  devices: z.array(alertDeviceSchema),
  /** The company's address, which is written to in any case; null where it has none. */
  email: z.string().nullable(),
  /** Text messages to the company's mobile: what is missing for them, if anything. */
  text: z.object({
    mobile: z.string().nullable(),
    isOn: z.boolean(),
    isDelivered: z.boolean(),
  }),
});
export type Alerts = z.infer<typeof alertsSchema>;

/** PUT /admin/alert */
export const alertChoiceSchema = z.object({ kind: alertKindSchema, isOn: z.boolean() });
export type AlertChoice = z.input<typeof alertChoiceSchema>;

const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** POST /admin/alert/device: a PushSubscription as a browser writes it. */
export const alertDeviceRequestSchema = z.object({
  endpoint: lineSchema.max(1000),
  keys: z.object({ p256dh: base64url.min(80).max(100), auth: base64url.min(20).max(30) }),
});
export type AlertDeviceRequest = z.input<typeof alertDeviceRequestSchema>;

/** POST /admin/alert/trial: on how many devices an alert is on its way. */
export const alertTrialSchema = z.object({ devices: z.number().int() });
