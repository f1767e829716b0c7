import type { Role } from "./user";

/** What everybody with an account may do, with what is their own. */
const OF_EVERYBODY = [
  "own-account:change",
  "own-account:delete",
  "own-account:export",
  "own-session:read",
  "own-session:end",
  "own-address:read",
  "own-address:change",
  "own-booking:read",
  "own-order:read",
  "own-document:read",
  "own-cart:read",
  "own-cart:change",
  "own-subscription:read",
  "own-subscription:change",
] as const;

/** What those who run the site may do about their own second factor, with or without one. */
const OF_OWN_FACTOR = [
  "own-second-factor:read",
  "own-second-factor:change",
  "own-session:prove",
] as const;

/** What a driver may do: the rides that are theirs, and nothing else of the company. */
const OF_DRIVERS = [
  ...OF_EVERYBODY,
  ...OF_OWN_FACTOR,
  "panel:open",
  "own-ride:read",
  "own-ride:act",
] as const;

const OF_ADMINS = [
  ...OF_EVERYBODY,
  ...OF_OWN_FACTOR,
  "panel:open",
  "letter:read",
  "letter:send",
  "own-alert:read",
  "own-alert:change",
  "dead-letter:read",
  "dead-letter:retry",
  "booking:read",
  "booking:act",
  "booking:take",
  "booking:change",
  "booking:note",
  "order:read",
  "order:act",
  "customer:read",
  "customer:note",
  "customer:change",
  "customer:export",
  "customer:erase",
  "customer:merge",
  "identity:check",
  "message:read",
  "message:change",
  "message:answer",
  "payment:read",
  "visit:read",
  "payment:refund",
  "closing:read",
  "closing:make",
  "document:read",
  "due:read",
  "due:remind",
  "business:read",
  "business:change",
  "business:invoice",
  "vehicle:read",
  "vehicle:change",
  "vehicle:block",
  "ride-feed:change",
  "fare:read",
  "fare:change",
  "calendar:read",
  "calendar:change",
  "stock:read",
  "stock:change",
  "product:read",
  "product:change",
  "discount:read",
  "discount:change",
  "parameter:read",
  "parameter:change",
  "logo:read",
  "logo:change",
  "audit:read",
  "staff:read",
] as const;

/** What each role may do; a new role is a line here and one in `roleSchema`. */
const PERMISSIONS = {
  MEMBER: OF_EVERYBODY,
  DRIVER: OF_DRIVERS,
  ADMIN: OF_ADMINS,
  SUPER_ADMIN: [...OF_ADMINS, "letter:read-of-admins", "staff:change", "code:change"],
} as const satisfies Record<Role, readonly string[]>;

/** Something that not everybody may do: a thing and what is done with it. */
export type Permission = (typeof PERMISSIONS)[Role][number];

/** True for what a site may allow only to those who have a second factor: all that the panel does. */
export const isOfPanel = (permission: Permission): boolean =>
  !([...OF_EVERYBODY, ...OF_OWN_FACTOR] as readonly Permission[]).includes(permission);

/** True for what is asked for again who is there, once nobody has used a session for a while. */
export const endsWhenIdle = (permission: Permission): boolean =>
  !([...OF_DRIVERS, ...OF_OWN_FACTOR] as readonly Permission[]).includes(permission);

/** Whether somebody of a role may do something. */
export const hasPermission = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[role] as readonly Permission[]).includes(permission);

/** What changes prices, money, rights or what the site says of itself. */
const PROVED: readonly Permission[] = [
  "fare:change",
  "vehicle:change",
  "discount:change",
  "product:change",
  "payment:refund",
  "closing:make",
  "business:change",
  "business:invoice",
  "customer:change",
  "customer:export",
  "customer:erase",
  "customer:merge",
  "parameter:change",
  "logo:change",
  "ride-feed:change",
  "staff:change",
  "code:change",
];

/** True for what nobody does in an old session without a proof that it is them. */
export const needsProof = (permission: Permission): boolean => PROVED.includes(permission);
