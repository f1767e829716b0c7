import type { auditResource } from "@/lib/contract/admin/audit-resource";
import type { ResourceSource } from "@/platform/admin/resource-source";
import { auditEntries } from "@/platform/db/schema/audit";

const written = (values: Record<string, unknown> | null) => values && JSON.stringify(values);

export const auditSource: ResourceSource<typeof auditResource, typeof auditEntries> = {
  table: auditEntries,
  columns: {
    at: auditEntries.at,
    by: auditEntries.by,
    action: auditEntries.action,
    subject: auditEntries.subject,
  },
  async views(_, rows) {
    return rows.map(({ id, at, by, action, subject, before, after }) => ({
      id,
      at: at.toISOString(),
      by,
      action,
      subject,
      before: written(before),
      after: written(after),
    }));
  },
};
