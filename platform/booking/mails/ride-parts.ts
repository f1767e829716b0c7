import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { driverNames } from "@/lib/rules/booking/driver-names";
import { placeLine } from "@/lib/rules/booking/place-line";
import { isolated } from "@/lib/rules/text/isolated";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart, MailRow } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import { mailWords } from "@/platform/mail/mail-words";

/** The words of a ride, which its calendar entry shares. */
export const rideWords = bilingual({
  fr_FR: {
    title: "La course",
    none: "aucun",
    reference: "Référence",
    kind: { TRANSFER: "Transfert", HIRE: "Mise à disposition" },
    ride: "Course",
    service: "Prestation",
    pickup: "Prise en charge",
    meetingPoint: "Point de rencontre",
    board: "Nom sur la pancarte",
    returnMeetingPoint: "Point de rencontre au retour",
    returnBoard: "Pancarte au retour",
    stop: "Étape",
    dropoff: "Destination",
    startAt: "Date et heure",
    returnAt: "Retour",
    distance: "Distance",
    hours: "Durée",
    passengers: "Passagers",
    luggage: "Valises",
    vehicle: "Véhicule",
    driver: "Chauffeur",
    driverOf: {
      OUTBOUND: (name: string) => `${isolated(name)} à l’aller`,
      RETURN: (name: string) => `${isolated(name)} au retour`,
    },
    flightNumber: "Vol",
    trainNumber: "Train",
  },
  en: {
    title: "The ride",
    none: "none",
    reference: "Reference",
    kind: { TRANSFER: "Transfer", HIRE: "Hire by the hour" },
    ride: "Ride",
    service: "Service",
    pickup: "Pickup",
    meetingPoint: "Meeting point",
    board: "Name on the board",
    returnMeetingPoint: "Meeting point on the way back",
    returnBoard: "Board on the way back",
    stop: "Stop",
    dropoff: "Destination",
    startAt: "Date and time",
    returnAt: "Way back",
    distance: "Distance",
    hours: "Length",
    passengers: "Passengers",
    luggage: "Suitcases",
    vehicle: "Vehicle",
    driver: "Chauffeur",
    driverOf: {
      OUTBOUND: (name) => `${isolated(name)} on the way there`,
      RETURN: (name) => `${isolated(name)} on the way back`,
    },
    flightNumber: "Flight",
    trainNumber: "Train",
  },
});

export const ridePlaceRows = (page: BookingPage, language: LanguageCode): MailRow[] =>
  rowsOf([
    [rideWords[language].pickup, placeLine(page.pickup)],
    ...page.stops.map((stop): [string, string] => [rideWords[language].stop, placeLine(stop)]),
    [rideWords[language].dropoff, page.dropoff && placeLine(page.dropoff)],
  ]);

function rideRows(page: BookingPage, language: LanguageCode): MailRow[] {
  const words = rideWords[language];
  const { instant, number } = mailFigures(language);
  const { travel } = page;
  return rowsOf([
    [words.reference, page.reference],
    [words.ride, words.kind[page.kind]],
    [words.service, page.service?.title ?? null],
    [words.startAt, instant(page.startAt)],
    [words.pickup, placeLine(page.pickup)],
    [words.meetingPoint, page.pickup.meetingPoint ?? null],
    [words.board, page.pickup.board ?? null],
    ...page.stops.map((stop): [string, string] => [words.stop, placeLine(stop)]),
    [words.dropoff, page.dropoff && placeLine(page.dropoff)],
    [words.returnAt, page.returnAt && instant(page.returnAt)],
    [words.returnMeetingPoint, page.returnAt && (page.dropoff?.meetingPoint ?? null)],
    [words.returnBoard, page.returnAt && (page.dropoff?.board ?? null)],
    [words.hours, page.hours && `${number(page.hours)}\u00a0h`],
    [words.distance, page.distanceKm > 0 ? `${number(page.distanceKm)}\u00a0km` : null],
    [words.passengers, page.passengers],
    [words.luggage, page.luggage],
    [words.vehicle, page.vehicle?.name ?? null],
    [words.flightNumber, travel.flightNumber],
    [words.trainNumber, travel.trainNumber],
  ]);
}

export const ridePart = (page: BookingPage, language: LanguageCode): MailPart => ({
  kind: "rows",
  title: rideWords[language].title,
  rows: [...rideRows(page, language), ...driverRows(page, language)],
});

/** Lists the drivers, who are no part of the booked details. */
function driverRows({ drivers }: BookingPage, language: LanguageCode): MailRow[] {
  const { driver, driverOf } = rideWords[language];
  const names = driverNames(drivers, (leg, name) => (leg === "HIRE" ? name : driverOf[leg](name)));
  return rowsOf([[driver, names]]);
}

/** Lists the rows that a change has altered. */
export function changedRows(
  before: BookingPage,
  after: BookingPage,
  language: LanguageCode,
): MailRow[] {
  const { none } = rideWords[language];
  const { total } = mailWords[language];
  const { euros } = mailFigures(language);
  // The name before may be in the customer's language.
  const isSameVehicle = before.vehicle?.id === after.vehicle?.id;
  const earlier = isSameVehicle ? { ...before, vehicle: after.vehicle } : before;
  const merged = (page: BookingPage) => {
    const values = new Map<string, string>();
    for (const [label, value] of [
      ...rideRows(page, language),
      [total, euros(page.total)] satisfies MailRow,
    ]) {
      const known = values.get(label);
      values.set(label, known ? `${known}, ${value}` : value);
    }
    return values;
  };
  const [was, is] = [merged(earlier), merged(after)];
  const ofRide = [...new Set([...is.keys(), ...was.keys()])].filter((label) => label !== total);
  return [...ofRide, total]
    .map((label): MailRow => [label, is.get(label) ?? none, was.get(label) ?? none])
    .filter(([, now, earlier]) => now !== earlier);
}
