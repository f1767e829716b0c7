import { z } from "zod";
import { customerKind } from "./booking";

export const role = z.enum(["MEMBER", "ADMIN", "SUPER_ADMIN"]);
export type Role = z.infer<typeof role>;

/** GET /user: who is logged in, null for a visitor. */
export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  role,
  phone: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.iso.date().nullable(),
  kind: customerKind,
  company: z.string().nullable(),
});
export type User = z.infer<typeof user>;

/** GET /logged */
export const logged = z.object({ logged: z.boolean(), role: role.nullable() });

/** GET /user/session: the devices that are logged in. */
export const userSession = z.object({
  id: z.number().int(),
  isCurrent: z.boolean(),
  openedAt: z.iso.datetime({ offset: true }),
  lastSeenAt: z.iso.datetime({ offset: true }),
  /** What the browser says it is, for example Firefox and Windows; null where it says nothing. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type UserSession = z.infer<typeof userSession>;
export const userSessions = z.object({ sessions: z.array(userSession) });
export type UserSessions = z.infer<typeof userSessions>;
