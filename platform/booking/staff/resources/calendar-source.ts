import type { calendarResource } from "@/lib/contract/admin/calendar-resource";
import { calendars } from "@/platform/db/schema/booking";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const calendarSource: ResourceSource<typeof calendarResource, typeof calendars> = {
  table: calendars,
  columns: {},
  async views(_, rows) {
    return rows.map(({ id, name, kind, closures, minimumNoticeMin, furthestDays }) => ({
      id,
      name,
      kind,
      closures: [...closures].sort(),
      minimumNoticeMin,
      furthestDays,
    }));
  },
  change: {
    valuesOf: ({ closures, minimumNoticeMin, furthestDays }) => ({
      closures: [...new Set(closures)].sort(),
      minimumNoticeMin,
      furthestDays,
    }),
    // The offered times are read anew each time: no cache keeps them.
    changes: [{ kind: "calendars" }],
  },
};
