import type { Role, StaffRole } from "./user";

/**
 * Whether somebody of a role works for the company, and so opens its panel. Pages for visitors ask this,
 * which spares them the list of permissions.
 */
export const isStaffRole = (role: Role): role is StaffRole => role !== "MEMBER";
