import { z } from "zod";
import { emailSchema } from "@/lib/contract/auth";
import { instantSchema } from "@/lib/contract/booking";
import { lineSchema } from "@/lib/contract/typed-text";
import { staffRoleSchema, userSessionsSchema } from "@/lib/contract/user";
import { alertDeviceSchema } from "./alert";
import { rideFeedSchema } from "./ride-feed";

/** Somebody who works for the company. */
export const staffPersonSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  role: staffRoleSchema,
  /** The caller. */
  isSelf: z.boolean(),
  /** When they were invited, who have chosen no password yet; null for all others. */
  invitedAt: instantSchema.nullable(),
  /** Whether a login asks them for more than the password. */
  hasSecondFactor: z.boolean(),
  /** When a session of theirs was seen last; null where none is open. */
  lastSeenAt: instantSchema.nullable(),
  /** How many rides to come they are to drive. */
  comingRides: z.number().int(),
  /** Of the name, the telephone and the role: a change begins from it. */
  version: z.string(),
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

/** GET /admin/staff: who works for the company, by name. */
export const staffSchema = z.object({ staff: z.array(staffPersonSchema) });
export type Staff = z.infer<typeof staffSchema>;

const name = lineSchema.min(1).max(80);
const phone = lineSchema.max(30);

/** POST /admin/staff: mails them a link to choose a password. */
export const staffInvitationSchema = z.object({
  email: emailSchema,
  firstname: name,
  lastname: name,
  /** May be empty. */
  phone,
  role: staffRoleSchema,
});
export type StaffInvitation = z.input<typeof staffInvitationSchema>;

/** PUT /admin/staff/{id}: what is sent changes, and nothing else. */
export const staffProfileChangeSchema = staffInvitationSchema.omit({ email: true }).partial();
export type StaffProfileChange = z.input<typeof staffProfileChangeSchema>;

/** GET /admin/staff/{id}/session: where they are logged in, and what else reads or tells for them. */
export const staffSessionsSchema = userSessionsSchema.extend({
  /** The addresses under which calendars read the rides. */
  feeds: z.array(rideFeedSchema).optional(),
  /** The browsers on which they are alerted. */
  alertDevices: z.array(alertDeviceSchema.omit({ endpoint: true })).optional(),
});
export type StaffSessions = z.infer<typeof staffSessionsSchema>;

/** DELETE /admin/staff/{id}/{kind}/{key}: what of that can be ended by itself. */
export const staffKeyKindSchema = z.enum(["ride-feed", "alert-device"]);
export type StaffKeyKind = z.infer<typeof staffKeyKindSchema>;
