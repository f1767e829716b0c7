import { describe, expect, it } from "vitest";
import type { bookings } from "@/platform/db/schema/booking";
import { calendarAfter } from "@/testing/calendar-client";
import { LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import { calendarCancellation, calendarFile } from "./calendar-file";

type Row = typeof bookings.$inferSelect;

const SITE = { url: "https://www.901.example", name: "Tiny site-901" };
const BOOKED_AT = new Date("2026-11-20T10:00:00+01:00");
const LATER = new Date("2026-11-21T18:30:00+01:00");

const aRow = (change: Partial<Row> = {}) =>
  ({
    reference: "TI-7K2M9Q",
    status: "AWAITING_DEPOSIT",
    language: "fr_FR",
    kind: "TRANSFER",
    pickup: NANTES_AIRPORT,
    dropoff: LA_BAULE,
    stops: [],
    calendarSequence: 0,
    createdAt: BOOKED_AT,
    ...change,
  }) as Row;
const OUTBOUND = {
  leg: "OUTBOUND" as const,
  startAt: new Date("2026-11-25T10:00:00+01:00"),
  endAt: new Date("2026-11-25T11:05:00+01:00"),
};
const RETURN = {
  leg: "RETURN" as const,
  startAt: new Date("2027-04-02T10:00:00+02:00"),
  endAt: new Date("2027-04-02T11:05:00+02:00"),
};
const OUTBOUND_UID = `TI-7K2M9Q-OUTBOUND-${BOOKED_AT.getTime()}`;
const RETURN_UID = `TI-7K2M9Q-RETURN-${BOOKED_AT.getTime()}`;

const shown = (file: string) => Object.fromEntries(calendarAfter(file));
const plain = (file: string) => file.replaceAll("\u00a0", " ");
/** Returns the lines of a file, the folded ones whole again (RFC 5545, 3.1). */
const linesOf = (file: string) => plain(file).replaceAll("\r\n ", "").split("\r\n");

describe("a booking's calendar file", () => {
  it("has an entry for each way, at the same instant as in Paris, winter and summer", () => {
    expect(shown(plain(calendarFile(aRow(), [OUTBOUND, RETURN], SITE, BOOKED_AT)))).toEqual({
      [OUTBOUND_UID]: {
        sequence: 0,
        status: "TENTATIVE",
        startAt: "2026-11-25T09:00:00.000Z",
        endAt: "2026-11-25T10:05:00.000Z",
        summary: "Tiny site-901 : Transfert, 3 avenue des Ibis, 44500 La Baule-Escoublac",
        location: "Aéroport Nantes Atlantique, 44340 Bouguenais",
        description: [
          "Référence : TI-7K2M9Q",
          "Prise en charge : Aéroport Nantes Atlantique, 44340 Bouguenais",
          "Destination : 3 avenue des Ibis, 44500 La Baule-Escoublac",
          "https://www.901.example",
        ].join("\n"),
      },
      [RETURN_UID]: expect.objectContaining({
        startAt: "2027-04-02T08:00:00.000Z",
        endAt: "2027-04-02T09:05:00.000Z",
        summary: "Tiny site-901 : Transfert, Aéroport Nantes Atlantique",
        location: "3 avenue des Ibis, 44500 La Baule-Escoublac",
      }),
    });
  });

  it("says where in a station people meet, and under which name", () => {
    const pickup = { ...NANTES_AIRPORT, meetingPoint: "Hall des arrivées", board: "M. Le Bihan" };
    const [entry] = calendarAfter(calendarFile(aRow({ pickup }), [OUTBOUND], SITE, BOOKED_AT));
    expect(plain(entry?.[1].description ?? "").split("\n")).toEqual(
      expect.arrayContaining([
        "Point de rencontre : Hall des arrivées",
        "Nom sur la pancarte : M. Le Bihan",
      ]),
    );
  });

  it("is in the customer's language, with the stops and what people write escaped", () => {
    const label = "Hôtel; « L’Été »\r\nBEGIN:VEVENT, \\ 44500";
    const row = aRow({
      language: "en",
      dropoff: { ...LA_BAULE, kind: "LANDMARK", label, address: "" },
      stops: [NANTES_AIRPORT],
    });
    const entries = shown(plain(calendarFile(row, [OUTBOUND], SITE, BOOKED_AT)));
    expect(Object.keys(entries)).toEqual([OUTBOUND_UID]);
    const read = "Hôtel; « L’Été »\nBEGIN:VEVENT, \\ 44500";
    expect(entries[OUTBOUND_UID]).toMatchObject({
      summary: `Tiny site-901: Transfer, ${read}`,
      description: [
        "Reference: TI-7K2M9Q",
        "Pickup: Aéroport Nantes Atlantique, 44340 Bouguenais",
        "Stop: Aéroport Nantes Atlantique, 44340 Bouguenais",
        `Destination: ${read}`,
        "https://www.901.example",
      ].join("\n"),
    });
  });

  it("of a hire needs no destination", () => {
    const row = aRow({ kind: "HIRE", dropoff: null });
    const entries = shown(
      plain(calendarFile(row, [{ ...OUTBOUND, leg: "HIRE" }], SITE, BOOKED_AT)),
    );
    expect(entries).toEqual({
      [`TI-7K2M9Q-HIRE-${BOOKED_AT.getTime()}`]: expect.objectContaining({
        summary: "Tiny site-901 : Mise à disposition",
      }),
    });
  });

  it.each([
    ["HELD", "TENTATIVE"],
    ["AWAITING_DEPOSIT", "TENTATIVE"],
    ["AWAITING_CONFIRMATION", "TENTATIVE"],
    ["CONFIRMED", "TENTATIVE"],
    ["FINAL", "CONFIRMED"],
    ["DONE", "CONFIRMED"],
    ["INVOICED", "CONFIRMED"],
  ] as const)("of a booking that is %s is %s", (status, shownAs) => {
    const entries = shown(calendarFile(aRow({ status }), [OUTBOUND], SITE, BOOKED_AT));
    expect(entries[OUTBOUND_UID]?.status).toBe(shownAs);
  });

  it("replaces the entries of an earlier one", () => {
    const first = calendarFile(aRow(), [OUTBOUND], SITE, BOOKED_AT);
    const moved = {
      ...OUTBOUND,
      startAt: new Date("2026-11-26T14:00:00+01:00"),
      endAt: new Date("2026-11-26T15:05:00+01:00"),
    };
    const second = calendarFile(aRow({ calendarSequence: 1 }), [moved], SITE, LATER);
    expect(Object.fromEntries(calendarAfter(first, second))).toEqual({
      [OUTBOUND_UID]: expect.objectContaining({
        sequence: 1,
        startAt: "2026-11-26T13:00:00.000Z",
      }),
    });
    // Files that come in the wrong order end in the same calendar.
    expect(calendarAfter(second, first)).toEqual(calendarAfter(first, second));
  });

  it("turns what was tentative into what is certain, within one sequence too", () => {
    const first = calendarFile(aRow(), [OUTBOUND], SITE, BOOKED_AT);
    const second = calendarFile(aRow({ status: "FINAL" }), [OUTBOUND], SITE, LATER);
    expect(calendarAfter(first, second).get(OUTBOUND_UID)?.status).toBe("CONFIRMED");
    expect(linesOf(second)).toContain("DTSTAMP:20261121T173000Z");
  });

  it.each(["CANCELLED", "EXPIRED"] as const)("of a booking that is %s removes it", (status) => {
    const first = calendarFile(aRow(), [OUTBOUND, RETURN], SITE, BOOKED_AT);
    const row = aRow({ status, calendarSequence: 1 });
    const last = calendarFile(row, [OUTBOUND, RETURN], SITE, LATER);
    expect(linesOf(last)).toContain("METHOD:CANCEL");
    expect(calendarAfter(first, last).size).toBe(0);
    expect(calendarAfter(last, first).size).toBe(0);
  });

  it("takes out a ride that a change has removed, and leaves the other", () => {
    const first = calendarFile(aRow(), [OUTBOUND, RETURN], SITE, BOOKED_AT);
    const row = aRow({ calendarSequence: 1 });
    const second = calendarFile(row, [OUTBOUND], SITE, LATER);
    const removed = calendarCancellation(row, [RETURN], SITE, LATER);
    expect([...calendarAfter(first, second, removed).keys()]).toEqual([OUTBOUND_UID]);
    expect([...calendarAfter(first, removed, second).keys()]).toEqual([OUTBOUND_UID]);
    // A return that is booked again later is there again.
    const again = calendarFile(aRow({ calendarSequence: 2 }), [OUTBOUND, RETURN], SITE, LATER);
    expect(calendarAfter(first, second, removed, again).size).toBe(2);
  });

  it("names who may change it, when the company has an address", () => {
    const site = { ...SITE, email: "contact@901.example" };
    const file = calendarFile(aRow(), [OUTBOUND], site, BOOKED_AT);
    expect(linesOf(file)).toContainEqual(
      expect.stringMatching(/^ORGANIZER;.*mailto:contact@901\.example$/i),
    );
    const without = calendarFile(aRow(), [OUTBOUND], { ...SITE, email: null }, BOOKED_AT);
    expect(without).not.toContain("ORGANIZER");
  });

  it("is none while there is no ride", () => {
    expect(calendarFile(aRow({ status: "REQUESTED" }), [], SITE, BOOKED_AT)).toBe("");
  });

  it("is written as RFC 5545 wants it: CRLF, and no line over 75 octets", () => {
    const file = calendarFile(aRow(), [OUTBOUND], SITE, BOOKED_AT);
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(file).toMatch(/\r\nMETHOD:PUBLISH\r\n/);
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
