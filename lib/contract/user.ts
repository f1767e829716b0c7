import { z } from "zod";
import { customerKindSchema } from "./booking";

export const roleSchema = z.enum(["MEMBER", "DRIVER", "ADMIN", "SUPER_ADMIN"]);
export type Role = z.infer<typeof roleSchema>;

export const staffRoleSchema = roleSchema.exclude(["MEMBER"]);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** GET /user: the logged in member, null for a visitor. */
export const userSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  role: roleSchema,
  phone: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.iso.date().nullable(),
  kind: customerKindSchema,
  company: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;

/** GET /logged */
export const loggedSchema = z.object({ logged: z.boolean(), role: roleSchema.nullable() });

/** GET /user/session: the devices that are logged in. */
export const userSessionSchema = z.object({
  id: z.number().int(),
  isCurrent: z.boolean(),
  openedAt: z.iso.datetime({ offset: true }),
  lastSeenAt: z.iso.datetime({ offset: true }),
  /** Browser's own name, for example Firefox and Windows; null where it says nothing. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type UserSession = z.infer<typeof userSessionSchema>;
export const userSessionsSchema = z.object({ sessions: z.array(userSessionSchema) });
export type UserSessions = z.infer<typeof userSessionsSchema>;

/** GET and POST /user/session/attention: seconds until the session is idle; null where never. */
export const attentionSchema = z.object({ idleInSeconds: z.number().int().min(0).nullable() });
export type Attention = z.infer<typeof attentionSchema>;
