import type { ScheduleView } from "./schedule-span";

/** Returns the address of the schedule at a day, `yyyy-MM-dd`. */
export const scheduleHref = (day: string, view: ScheduleView): string =>
  `/admin/schedule?${new URLSearchParams({ ...(view === "week" && { view }), day })}`;
