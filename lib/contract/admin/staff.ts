import { z } from "zod";
import { emailSchema } from "@/lib/contract/auth";
import { instantSchema } from "@/lib/contract/booking";
import { lineSchema } from "@/lib/contract/typed-text";
import { staffRoleSchema, userSessionsSchema } from "@/lib/contract/user";
import { alertDeviceSchema } from "./alert";
import { rideFeedSchema } from "./ride-feed";

export const staffPersonSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  role: staffRoleSchema,
  isSelf: z.boolean(),
  /** Invitation time of a person who has not yet chosen a password; null for all others. */
  invitedAt: instantSchema.nullable(),
  hasSecondFactor: z.boolean(),
  /** Last activity of their sessions; null where none is open. */
  lastSeenAt: instantSchema.nullable(),
  comingRides: z.number().int(),
  /** Version of the name, the telephone and the role: a change begins from it. */
  version: z.string(),
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

/** GET /admin/staff: the staff by name. */
export const staffSchema = z.object({ staff: z.array(staffPersonSchema) });
export type Staff = z.infer<typeof staffSchema>;

const name = lineSchema.min(1).max(80);
const phone = lineSchema.max(30);

/** POST /admin/staff: mails them a link to choose a password. */
export const staffInvitationSchema = z.object({
  email: emailSchema,
  firstname: name,
  lastname: name,
  phone,
  role: staffRoleSchema,
});
export type StaffInvitation = z.input<typeof staffInvitationSchema>;

/** PUT /admin/staff/{id}: changes only the fields that are sent. */
export const staffProfileChangeSchema = staffInvitationSchema.omit({ email: true }).partial();

/** GET /admin/staff/{id}/session: their sessions, and the feeds and browsers that act for them. */
export const staffSessionsSchema = userSessionsSchema.extend({
  /** Addresses under which calendars read the rides. */
  feeds: z.array(rideFeedSchema).optional(),
  alertDevices: z.array(alertDeviceSchema.omit({ endpoint: true })).optional(),
});
export type StaffSessions = z.infer<typeof staffSessionsSchema>;

/** DELETE /admin/staff/{id}/{kind}/{key}: the kinds that can be ended one by one. */
export const staffKeyKindSchema = z.enum(["ride-feed", "alert-device"]);
export type StaffKeyKind = z.infer<typeof staffKeyKindSchema>;
