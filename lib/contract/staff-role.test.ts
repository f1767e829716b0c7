import { expect, it } from "vitest";
import { hasPermission } from "./permission";
import { isStaffRole } from "./staff-role";
import { roleSchema, staffRoleSchema } from "./user";

it("is that of those who open the panel, and of nobody else", () => {
  const { options } = roleSchema;
  expect(options.filter(isStaffRole)).toEqual(staffRoleSchema.options);
  expect(options.filter((role) => hasPermission(role, "panel:open"))).toEqual(
    staffRoleSchema.options,
  );
});
