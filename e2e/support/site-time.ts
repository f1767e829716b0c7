import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** Returns the file from which a site in `folder` reads the lead of its time, in milliseconds. */
export const clockFile = (folder: string) => join(folder, "clock");

/** Returns the time and the days of a site that runs in `folder`, for every worker. */
export function siteTime(folder: string) {
  const clock = clockFile(folder);
  const days = join(folder, "last-day");
  const now = () => new Date(Date.now() + Number(readOr(clock, "0")));
  return {
    now,
    moveTo: (at: Date) => {
      if (at < now()) throw new Error(`${at.toISOString()} has gone by`);
      // Put there whole: the site may read it at any time.
      writeFileSync(`${clock}.next`, String(at.getTime() - Date.now()));
      renameSync(`${clock}.next`, clock);
    },
    freeDay: () => {
      const soonest = daysLater(parisDate(now()), 6);
      const last = readOr(days, "");
      const day = last >= soonest ? daysLater(last, 1) : soonest;
      writeFileSync(days, day);
      return day;
    },
    /**
     * Returns a day (`yyyy-MM-dd`), over 48 hours ahead and before every `freeDay` still to come:
     * its rides are the first of those that wait for the company.
     */
    soonDay: () => daysLater(parisDate(now()), 3),
  };
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return otherwise;
  }
}
