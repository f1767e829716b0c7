import type { CalendarFault } from "@/lib/contract/admin/busy-calendar";

/** Thrown for a calendar that cannot be read, with the fault. */
export class UnreadableCalendar extends Error {
  constructor(
    readonly fault: CalendarFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
    this.name = "UnreadableCalendar";
  }
}
