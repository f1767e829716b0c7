import type { RideDocument } from "@/platform/db/schema/document-data";
import type { DocumentContext } from "./document-context";

export type RideRow = [label: string, value: string];

/** Lists the rows of a ride: its way, its time, and its details. */
export function documentRideRows({
  data: { booking },
  words,
  figures,
}: DocumentContext<RideDocument>): {
  route: RideRow[];
  details: RideRow[];
} {
  const { stops, returnAt, hours, distanceKm } = booking;
  const route: [string, string | null][] = [
    [words.startAt, figures.dayAndTime(booking.startAt)],
    [words.pickup, booking.pickup],
    ...stops.map((stop, index): RideRow => [words.stop(index + 1, stops.length), stop]),
    [words.dropoff, booking.dropoff],
    [words.returnAt, returnAt && figures.dayAndTime(returnAt)],
  ];
  const details: [string, string | null][] = [
    [words.service, booking.service ?? null],
    [words.hours, hours && `${figures.number(hours)}\u00a0h`],
    [words.distance, distanceKm && `${figures.number(distanceKm)}\u00a0km`],
    [words.flightNumber, booking.flightNumber],
    [words.trainNumber, booking.trainNumber],
    [words.vehicle, booking.vehicle],
    [words.aboard, words.passengersAndLuggage(booking.passengers, booking.luggage)],
  ].map(([label, value]) => [String(label), value ? String(value) : null]);
  return { route: knownRows(route), details: knownRows(details) };
}

export const knownRows = (rows: [string, string | null][]) =>
  rows.filter((row): row is RideRow => Boolean(row[1]));
