import type { Permission } from "@/lib/contract/permission";

/**
 * Callers of a call (§6): sessions of a role with a permission; or else, by `access`, ANYONE; KEY,
 * for holders of the randomCode part of a link, where the call itself checks the key, and answers
 * alike for another's and for missing things; SIGNED for notices of a gateway; TOKEN for
 * notices of the mail provider. Where `session` is
 * OPTIONAL, a member's session counts too: with a KEY it opens their own things, and for ANYONE it
 * changes the answer.
 */
export type Callers =
  | { can: Permission; access?: never; session?: never }
  | { can?: never; access: "ANYONE" | "KEY"; session?: "OPTIONAL" }
  | { can?: never; access: "SIGNED" | "TOKEN"; session?: never };
