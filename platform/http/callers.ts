import type { Permission } from "@/lib/contract/permission";

/**
 * Who may make a call (§6): who has a permission, by the role of their session; or else, by
 * `access`, ANYONE; with a KEY, holders of the randomCode part of a link, and the call itself
 * finds out, and answers alike what is another's and what is not there; SIGNED for notices of a
 * gateway. Where `session` is OPTIONAL a member may be whose it is: with a KEY, their session opens
 * it too, and for ANYONE it changes what is answered.
 */
export type Callers =
  | { can: Permission; access?: never; session?: never }
  | { can?: never; access: "ANYONE" | "KEY"; session?: "OPTIONAL" }
  | { can?: never; access: "SIGNED"; session?: never };
