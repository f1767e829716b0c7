import { expect, it } from "vitest";
import { createCalendarReader } from "./calendar-reader";
import { UnreadableCalendar } from "./unreadable-calendar";

const WITHIN = { startAt: new Date("2026-11-20T00:00Z"), endAt: new Date("2026-12-20T00:00Z") };
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT", "END:VCALENDAR"].join(
    "\r\n",
  );

it("reads an address and a file in a thread of its own", { timeout: 30_000 }, async () => {
  const file = calendar("DTSTART:20261125T080000Z", "DURATION:PT1H");
  const read = createCalendarReader({ download: async () => file });
  const span = { startAt: new Date("2026-11-25T08:00Z"), endAt: new Date("2026-11-25T09:00Z") };
  const reading = { spans: [span], unread: 0 };
  expect(await read({ url: "https://calendar.example/busy.ics" }, WITHIN)).toEqual(reading);
  expect(await read({ file }, WITHIN)).toEqual(reading);
  await expect(read({ file: "nothing" }, WITHIN)).rejects.toEqual(
    new UnreadableCalendar("CALENDAR_UNREADABLE"),
  );
});

it("ends the thread of a calendar whose rule never comes true", { timeout: 30_000 }, async () => {
  const never = calendar(
    "DTSTART:20260101T080000Z",
    "DURATION:PT1H",
    "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  );
  const read = createCalendarReader({ patience: 3_000 });
  await expect(read({ file: never }, WITHIN)).rejects.toMatchObject({ fault: "CALENDAR_TOO_LONG" });
});
