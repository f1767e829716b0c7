import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Booking, BookingRequest, FareList } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { anOrder, LA_BAULE, NANTES_AIRPORT } from "@/platform/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";

let platform: TestPlatform;
let idVehicle: number;

beforeAll(async () => {
  platform = await openTestPlatform({
    services: {
      roadDistance: async () => ({ distanceKm: 72, durationMin: 65, estimate: true }),
    },
  });
  const { grids } = await platform.data<FareList>("GET", "/fare");
  idVehicle = grids[0]?.idVehicle ?? 0;
});
afterAll(() => platform.close());

async function fileOf(key: string, change: Partial<BookingRequest>, language: LanguageCode) {
  const { reference, calendarFile } = await platform.data<Booking>("POST", "/booking", {
    body: anOrder(idVehicle, change),
    language,
    headers: { "Idempotency-Key": key },
  });
  return { reference, file: calendarFile };
}

/** The lines of a file, the folded ones whole again (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
const events = (file: string) =>
  file
    .replaceAll("\u00a0", " ")
    .split("\r\nBEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        linesOf(event).map((line) => [
          line.slice(0, line.indexOf(":")),
          line.slice(line.indexOf(":") + 1),
        ]),
      ),
    );

describe("a booking's calendar file", () => {
  it("has an entry for each way, at the same instant as in Paris, winter and summer", async () => {
    const { reference, file } = await fileOf(
      "there-and-back",
      { startAt: "2026-11-25T10:00:00+01:00", returnAt: "2027-04-02T10:00:00+02:00" },
      "fr_FR",
    );
    expect(events(file)).toMatchObject([
      {
        UID: `${reference}-OUTBOUND@www.901.example`,
        SEQUENCE: "0",
        DTSTAMP: "20261120T090000Z",
        DTSTART: "20261125T090000Z",
        DTEND: "20261125T100500Z",
        SUMMARY: "Tiny site-901 : Transfert\\, La Baule-Escoublac (44500)",
        LOCATION: "Aéroport Nantes Atlantique\\, 44340 Bouguenais",
      },
      {
        UID: `${reference}-RETURN@www.901.example`,
        DTSTART: "20270402T080000Z",
        DTEND: "20270402T090500Z",
        SUMMARY: "Tiny site-901 : Transfert\\, Aéroport Nantes Atlantique",
        LOCATION: "La Baule-Escoublac (44500)",
      },
    ]);
    expect(events(file)[0]?.DESCRIPTION).toBe(
      [
        `Référence : ${reference}`,
        "Prise en charge : Aéroport Nantes Atlantique\\, 44340 Bouguenais",
        "Destination : La Baule-Escoublac (44500)",
        "https://www.901.example",
      ].join("\\n"),
    );
  });

  it("is in the customer's language, with the stops and what people write escaped", async () => {
    const tricky = { ...LA_BAULE, label: "Hôtel; « L’Été »\r\nBEGIN:VEVENT, \\ 44500" };
    const { reference, file } = await fileOf(
      "a-tricky-place",
      { startAt: "2026-11-26T10:00:00+01:00", dropoff: tricky, stops: [NANTES_AIRPORT] },
      "en",
    );
    expect(events(file)).toHaveLength(1);
    const label = "Hôtel\\; « L’Été »\\nBEGIN:VEVENT\\, \\\\ 44500";
    expect(events(file)[0]).toMatchObject({
      SUMMARY: `Tiny site-901: Transfer\\, ${label}`,
      DESCRIPTION: [
        `Reference: ${reference}`,
        "Pickup: Aéroport Nantes Atlantique\\, 44340 Bouguenais",
        "Stop: Aéroport Nantes Atlantique\\, 44340 Bouguenais",
        `Destination: ${label}`,
        "https://www.901.example",
      ].join("\\n"),
    });
  });

  it("is written as RFC 5545 wants it: CRLF, and no line over 75 octets", async () => {
    const { file } = await fileOf("a-long-one", { startAt: "2026-11-27T10:00:00+01:00" }, "fr_FR");
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(file).toMatch(/\r\nMETHOD:PUBLISH\r\n/);
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
