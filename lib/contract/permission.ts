import type { Role } from "./user";

/** Rights of every account over its own things. */
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

/** Rights of the staff over their own second factor, with or without one. */
const OF_OWN_FACTOR = [
  "own-second-factor:read",
  "own-second-factor:change",
  "own-session:prove",
] as const;

/** Rights of a driver: their own rides, and nothing else of the company. */
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
  "form:read",
  "form:change",
  "review:read",
  "review:publish",
  "review:answer",
  "external-review:change",
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
  "content:read",
  "content:change",
  "content:publish",
  "registration:read",
  "registration:cancel",
  "newsletter:send",
  "medium:read",
  "medium:change",
  "parameter:read",
  "parameter:change",
  "site:open",
  "logo:read",
  "logo:change",
  "audit:read",
  "staff:read",
] as const;

/** Permissions of each role; a new role is a line here and one in `roleSchema`. */
const PERMISSIONS = {
  MEMBER: OF_EVERYBODY,
  DRIVER: OF_DRIVERS,
  ADMIN: OF_ADMINS,
  SUPER_ADMIN: [
    ...OF_ADMINS,
    "letter:read-of-admins",
    "staff:change",
    "code:change",
    "site:take",
    "site:make",
  ],
} as const satisfies Record<Role, readonly string[]>;

/** Right that not everybody has: a thing and an action on it. */
export type Permission = (typeof PERMISSIONS)[Role][number];

/** Tells the permissions of the panel, which a site may keep for those with a second factor. */
export const isOfPanel = (permission: Permission): boolean =>
  !([...OF_EVERYBODY, ...OF_OWN_FACTOR] as readonly Permission[]).includes(permission);

/** Tells the permissions that an idle session loses until its owner proves their identity again. */
export const endsWhenIdle = (permission: Permission): boolean =>
  !([...OF_DRIVERS, ...OF_OWN_FACTOR] as readonly Permission[]).includes(permission);

export const hasPermission = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[role] as readonly Permission[]).includes(permission);

/** Permissions to change prices, money, rights or the site's own statements. */
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
  "site:make",
  "site:open",
];

/** Tells the permissions that need a fresh proof of identity in an old session. */
export const needsProof = (permission: Permission): boolean => PROVED.includes(permission);
