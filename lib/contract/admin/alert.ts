import { z } from "zod";
import type { Permission } from "@/lib/contract/permission";
import { lineSchema } from "@/lib/contract/typed-text";

/** Alerts of the staff, each with the permission that it needs. */
export const ALERT_PERMISSIONS = {
  /** A ride was booked, and its payment is awaited. */
  BOOKING: "booking:read",
  /** A ride is paid and waits to be confirmed. */
  TO_CONFIRM: "booking:read",
  /** A ride was asked for that has to be priced. */
  REQUEST: "booking:read",
  CANCELLED: "booking:read",
  ORDER: "order:read",
  MESSAGE: "message:read",
  REVIEW: "review:read",
  PAYMENT_FAILED: "payment:read",
  /** A customer's bank asks about a payment, or has taken it back. */
  DISPUTE: "payment:read",
  /** Money has moved without the panel, or differs from the books. */
  MONEY: "payment:read",
} as const satisfies Record<string, Permission>;

export type AlertKind = keyof typeof ALERT_PERMISSIONS;

export const ALERT_KINDS = Object.keys(ALERT_PERMISSIONS) as AlertKind[];
const alertKindSchema = z.enum(ALERT_KINDS as [AlertKind, ...AlertKind[]]);

export const alertDeviceSchema = z.object({
  id: z.number().int(),
  endpoint: z.string(),
  /** Browser's own name, for example Firefox and Windows; null where it says nothing. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  addedAt: z.iso.datetime({ offset: true }),
});
export type AlertDevice = z.infer<typeof alertDeviceSchema>;

/** GET /admin/alert: ways in which the caller is alerted, and the kinds of alerts. */
export const alertsSchema = z.object({
  /** VAPID key in base64url, with which a browser subscribes to this site's alerts. */
  publicKey: z.string(),
  /** Kinds that they may be alerted of, and whether they are. */
  kinds: z.array(z.object({ kind: alertKindSchema, isOn: z.boolean() })),
  devices: z.array(alertDeviceSchema),
  /** The company's address, which always gets a mail; null where it has none. */
  email: z.string().nullable(),
  /** Text messages to the company's mobile: the settings that are missing for them, if any. */
  text: z.object({
    mobile: z.string().nullable(),
    isOn: z.boolean(),
    isDelivered: z.boolean(),
  }),
});
export type Alerts = z.infer<typeof alertsSchema>;

/** PUT /admin/alert */
export const alertChoiceSchema = z.object({ kind: alertKindSchema, isOn: z.boolean() });

const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** POST /admin/alert/device: a PushSubscription as a browser writes it. */
export const alertDeviceRequestSchema = z.object({
  endpoint: lineSchema.max(1000),
  keys: z.object({ p256dh: base64url.min(80).max(100), auth: base64url.min(20).max(30) }),
});
export type AlertDeviceRequest = z.input<typeof alertDeviceRequestSchema>;

/** POST /admin/alert/trial: the number of devices to which an alert is on its way. */
export const alertTrialSchema = z.object({ devices: z.number().int() });
