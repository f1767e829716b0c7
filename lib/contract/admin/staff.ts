import { z } from "zod";
import { emailSchema } from "@/lib/contract/auth";
import { instantSchema } from "@/lib/contract/booking";
import { staffRoleSchema, userSessionsSchema } from "@/lib/contract/user";

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
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

/** GET /admin/staff: who works for the company, by name. */
export const staffSchema = z.object({ staff: z.array(staffPersonSchema) });
export type Staff = z.infer<typeof staffSchema>;

const name = z.string().trim().min(1).max(80);
const phone = z.string().trim().max(30);

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

/** GET /admin/staff/{id}/session: the devices on which they are logged in. */
export const staffSessionsSchema = userSessionsSchema;
