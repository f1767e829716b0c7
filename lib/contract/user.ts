import { z } from "zod";

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
});
export type User = z.infer<typeof user>;

/** GET /logged */
export const logged = z.object({ logged: z.boolean(), role: role.nullable() });
