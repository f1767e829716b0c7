import { describe, expect, it } from "vitest";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { readBusyTimes } from "./busy-times";
import { UnreadableCalendar } from "./unreadable-calendar";

const WITHIN = {
  startAt: new Date("2026-10-01T00:00+02:00"),
  endAt: new Date("2027-01-01T00:00+01:00"),
};

/** Builds a calendar of events, each as the lines that it has besides its name. */
const calendar = (events: string[][], others: string[] = []) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//test//EN",
    ...others,
    ...events.flatMap((lines, index) => [
      "BEGIN:VEVENT",
      ...(lines.some((line) => line.startsWith("UID")) ? [] : [`UID:event-${index}`]),
      "DTSTAMP:20261101T000000Z",
      ...lines,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

/** Reads busy times as `from / until` in the time of Paris, without seconds. */
const read = (events: string[][], others?: string[]) =>
  readBusyTimes(calendar(events, others), WITHIN).spans.map(
    ({ startAt, endAt }) => `${parisIso(startAt).slice(0, 16)} / ${parisIso(endAt).slice(0, 16)}`,
  );
const fault = (file: string) => {
  try {
    readBusyTimes(file, WITHIN);
  } catch (error) {
    return error instanceof UnreadableCalendar ? error.fault : error;
  }
  return undefined;
};

/** A zone as Outlook describes it, under a name that only it knows. */
const ROMANCE = [
  "BEGIN:VTIMEZONE",
  "TZID:Romance Standard Time",
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

describe("the times of events", () => {
  it.each([
    [
      "in UTC",
      ["DTSTART:20261125T080000Z", "DTEND:20261125T100000Z"],
      "2026-11-25T09:00 / 2026-11-25T11:00",
    ],
    [
      "without a zone, which are of Paris",
      ["DTSTART:20261125T080000", "DURATION:PT90M"],
      "2026-11-25T08:00 / 2026-11-25T09:30",
    ],
    [
      "in a zone that everybody knows",
      [
        "DTSTART;TZID=America/New_York:20261125T080000",
        "DTEND;TZID=America/New_York:20261125T090000",
      ],
      "2026-11-25T14:00 / 2026-11-25T15:00",
    ],
    [
      "from one zone to another",
      ["DTSTART;TZID=Europe/London:20261125T080000", "DTEND;TZID=Europe/Paris:20261125T110000"],
      "2026-11-25T09:00 / 2026-11-25T11:00",
    ],
    [
      "of whole days",
      ["DTSTART;VALUE=DATE:20261125", "DTEND;VALUE=DATE:20261127"],
      "2026-11-25T00:00 / 2026-11-27T00:00",
    ],
    [
      "of one day that has no end",
      ["DTSTART;VALUE=DATE:20261125"],
      "2026-11-25T00:00 / 2026-11-26T00:00",
    ],
    [
      "of the day on which the clocks change",
      ["DTSTART;VALUE=DATE:20261025"],
      "2026-10-25T00:00 / 2026-10-26T00:00",
    ],
    [
      "that begin before what is read",
      ["DTSTART:20260901T080000Z", "DTEND:20261001T080000Z"],
      "2026-10-01T00:00 / 2026-10-01T10:00",
    ],
  ])("are read %s", (_, lines, span) => {
    expect(read([lines])).toEqual([span]);
  });

  it("are read in a zone that the file describes", () => {
    const lines = (day: string) => [
      `DTSTART;TZID=Romance Standard Time:${day}T080000`,
      "DURATION:PT1H",
    ];
    expect(read([lines("20261020"), lines("20261125")], ROMANCE)).toEqual([
      "2026-10-20T08:00 / 2026-10-20T09:00",
      "2026-11-25T08:00 / 2026-11-25T09:00",
    ]);
  });

  it.each([
    ["was cancelled", "STATUS:CANCELLED"],
    ["leaves one free", "TRANSP:TRANSPARENT"],
    ["leaves one free in Outlook's words", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
    ["is a ride of our own feed", "UID:ride-12-1795000000000"],
  ])("keep nobody from anything where the event %s", (_, line) => {
    expect(read([["DTSTART:20261125T080000Z", "DURATION:PT1H", line]])).toEqual([]);
  });

  it("are one where they touch", () => {
    const hour = (from: string) => [`DTSTART:20261125T${from}0000Z`, "DURATION:PT1H"];
    expect(read([hour("09"), hour("08")])).toEqual(["2026-11-25T09:00 / 2026-11-25T11:00"]);
  });
});

describe("events that come again", () => {
  const weekly = [
    "UID:school",
    "DTSTART;TZID=Europe/Paris:20261020T080000",
    "DURATION:PT1H",
    "RRULE:FREQ=WEEKLY;COUNT=4",
  ];
  const at = (day: string) => `2026-${day}T08:00 / 2026-${day}T09:00`;

  it("come at the same time of the day when the clocks have changed", () => {
    expect(read([weekly])).toEqual(["10-20", "10-27", "11-03", "11-10"].map(at));
  });
  it("do not where they were taken out, whatever zone that is said in", () => {
    const out = ["EXDATE;TZID=Europe/Paris:20261027T080000", "EXDATE:20261103T070000Z"];
    expect(read([[...weekly, ...out]])).toEqual(["10-20", "11-10"].map(at));
  });
  it("come besides where a date was added", () => {
    expect(read([[...weekly, "RDATE;TZID=Europe/Paris:20261201T080000"]])).toContain(at("12-01"));
  });
  it("are replaced, moved and cancelled one by one", () => {
    const moved = [
      "UID:school",
      "RECURRENCE-ID:20261027T070000Z",
      "DTSTART;TZID=Europe/Paris:20261028T150000",
      "DURATION:PT2H",
    ];
    const cancelled = [
      "UID:school",
      "RECURRENCE-ID;TZID=Europe/Paris:20261103T080000",
      "DTSTART;TZID=Europe/Paris:20261103T080000",
      "DURATION:PT1H",
      "STATUS:CANCELLED",
    ];
    expect(read([weekly, moved, cancelled])).toEqual([
      at("10-20"),
      "2026-10-28T15:00 / 2026-10-28T17:00",
      at("11-10"),
    ]);
  });
  it("are replaced from one on", () => {
    const later = [
      "UID:school",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20261103T080000",
      "DTSTART;TZID=Europe/Paris:20261103T100000",
      "DURATION:PT1H",
    ];
    expect(read([weekly, later], ROMANCE)).toEqual([
      at("10-20"),
      at("10-27"),
      "2026-11-03T10:00 / 2026-11-03T11:00",
      "2026-11-10T10:00 / 2026-11-10T11:00",
    ]);
  });
  it("are read as far as is asked for, however long they go on", () => {
    const daily = ["DTSTART:19980101T080000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"];
    expect(read([daily])).toHaveLength(92);
  });
});

describe("a calendar that cannot be read", () => {
  it.each([
    ["is a page", "<!doctype html><html></html>"],
    ["is empty", ""],
    ["is something else", "BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD"],
    ["is cut off", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026"],
    ["has an event without a beginning", calendar([["SUMMARY:Rien"]])],
    ["has a date that is none", calendar([["DTSTART:tomorrow", "DURATION:PT1H"]])],
  ])("says so where it %s", (_, file) => {
    expect(fault(file)).toBe("CALENDAR_UNREADABLE");
  });
  it("says so where it has too many times", () => {
    const each = ["DTSTART:20000101T080000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"];
    expect(fault(calendar([each]))).toBe("CALENDAR_TOO_LONG");
  });
});

describe("a calendar as other programs write it", () => {
  const GOOD = ["DTSTART:20261125T080000Z", "DURATION:PT1H"];
  const all = (file: string) => {
    const { spans, unread } = readBusyTimes(file, WITHIN);
    return { times: spans.map(({ startAt }) => parisIso(startAt).slice(0, 16)), unread };
  };
  const NINE = { times: ["2026-11-25T09:00"], unread: 0 };

  it.each([
    ["a mark at its start", (file: string) => `\uFEFF${file}`],
    ["lines that end as those of Unix", (file: string) => file.replaceAll("\r\n", "\n")],
    ["empty lines", (file: string) => file.replaceAll("\r\n", "\r\n\r\n")],
    ["small letters", (file: string) => file.replace("BEGIN:VEVENT", "begin:vevent")],
  ])("is read with %s", (_, written) => {
    expect(all(written(calendar([GOOD])))).toEqual(NINE);
  });

  it.each([
    ["a title without a colon", "SUMMARY"],
    ["a line that is no line", "Réunion avec le client"],
    ["an alarm of its own", "BEGIN:VALARM\r\nTRIGGER:soon\r\nDTSTART:never\r\nEND:VALARM"],
  ])("loses nothing by %s", (_, line) => {
    expect(all(calendar([[...GOOD, line]]))).toEqual(NINE);
  });

  it.each([
    ["Romance Standard Time", "09:00"],
    ["GMT Standard Time", "10:00"],
    ["Eastern Standard Time", "15:00"],
    ["/mozilla.org/20050126_1/Europe/Lisbon", "10:00"],
  ])("means by the zone %s what its program does", (zone, time) => {
    const event = [`DTSTART;TZID=${zone}:20261125T090000`, "DURATION:PT1H"];
    expect(all(calendar([event]))).toEqual({ times: [`2026-11-25T${time}`], unread: 0 });
  });

  it.each([
    ["a zone that nobody knows", ["DTSTART;TZID=Work hours:20261126T090000", "DURATION:PT1H"]],
    ["a day that is none", ["DTSTART:20261399T090000Z", "DURATION:PT1H"]],
    ["a day that its month has not", ["DTSTART:20261131T090000Z", "DURATION:PT1H"]],
    ["no beginning", ["DURATION:PT1H"]],
    ["an end before its beginning", ["DTSTART:20261126T090000Z", "DTEND:20261126T080000Z"]],
    ["a rule that is none", [...GOOD, "RRULE:FREQ=SOMETIMES"]],
  ])("is read but for an event with %s, which is counted", (_, damaged) => {
    expect(all(calendar([GOOD, damaged]))).toEqual({ ...NINE, unread: 1 });
  });
});
