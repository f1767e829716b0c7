import type { Role, StaffRole } from "./user";

/** Tells whether a role opens the panel; it spares visitors' pages the list of permissions. */
export const isStaffRole = (role: Role): role is StaffRole => role !== "MEMBER";
