import type { calendarResource } from "@/lib/contract/admin/calendar-resource";
import type { ResourceSource } from "@/platform/admin/resource-source";
import { calendars } from "@/platform/db/schema/booking";

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
    // What can be booked is asked for anew each time: nobody keeps it.
    changes: [{ kind: "calendars" }],
  },
};
