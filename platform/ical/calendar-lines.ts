/** Properties that give the time of an event, and whether it makes anybody busy. */
const TELLING =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** Calendar as its lines: its time zones, and the lines of each event that give its time. */
export interface CalendarLines {
  zones: string[][];
  events: string[][];
}

/**
 * Reads the lines of a calendar file (RFC 5545) that busy times depend on, joined where they were
 * folded. A damaged line of another kind does no harm, since only those properties are read.
 * @returns undefined for a file that is no calendar, or one that ends in the middle
 */
export function calendarLines(file: string): CalendarLines | undefined {
  const lines = file
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const zones: string[][] = [];
  const events: string[][] = [];
  /** Components that a line is in, the innermost last. */
  const within: string[] = [];
  for (const line of lines) {
    const [, edge = "", name = ""] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const component = name.toUpperCase();
    if (edge.toUpperCase() === "BEGIN") {
      // An event whose end is missing ends where the next one begins.
      if (component === "VEVENT") within.splice(1);
      within.push(component);
      if (component === "VEVENT") events.push([]);
      if (component === "VTIMEZONE") zones.push([]);
    }
    if (within[0] !== "VCALENDAR") return undefined;
    if (within[1] === "VTIMEZONE") zones.at(-1)?.push(line);
    else if (within.at(-1) === "VEVENT" && TELLING.test(line)) events.at(-1)?.push(line);
    if (edge.toUpperCase() === "END") within.splice(Math.max(0, within.lastIndexOf(component)));
  }
  return lines.length > 0 && within.length === 0 ? { zones, events } : undefined;
}
