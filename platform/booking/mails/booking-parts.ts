import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { placeLine } from "@/lib/rules/booking/place-line";
import { phoneText } from "@/lib/rules/text/phone-text";
import { mailFigures } from "@/platform/mail/mail-figures";
import { rowsOf } from "@/platform/mail/mail-rows";
import { mailWords } from "@/platform/mail/mail-words";
import type { MailPart, MailRow } from "@/platform/mail/write-mail";
import { mailWordsBooking } from "./booking-mail-words";

/** What was booked. */
export function rideRows(page: BookingPage, language: LanguageCode): MailRow[] {
  const words = mailWords[language];
  const { instant, number } = mailFigures(language);
  const { travel } = page;
  return rowsOf([
    [words.reference, page.reference],
    [words.ride, words.kind[page.kind]],
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
  title: mailWordsBooking[language].ride,
  rows: rideRows(page, language),
});

/** What it costs, line by line. */
export function pricePart(page: BookingPage, language: LanguageCode): MailPart {
  const words = mailWords[language];
  const { euros, number } = mailFigures(language);
  return {
    kind: "rows",
    title: mailWordsBooking[language].price,
    rows: page.lines.map(({ label, amount }) => [label, euros(amount)]),
    total: {
      row: [words.total, euros(page.total)],
      includes: [words.vat(number(page.vatRate)), euros(page.vat)],
    },
  };
}

/** What was paid and what is left, or the deposit when nothing was paid yet. */
export function moneyParts(page: BookingPage, language: LanguageCode): MailPart[] {
  const words = mailWordsBooking[language];
  const { euros } = mailFigures(language);
  const kept = keptOf(page);
  const rows = rowsOf([
    [words.deposit, dueKind(page) === "DEPOSIT" ? euros(page.deposit) : null],
    [words.paid, kept > 0 ? euros(kept) : null],
    [words.rest, kept > 0 ? euros(restOf(page)) : null],
  ]);
  return rows.length > 0 ? [{ kind: "rows", rows }] : [];
}

/** What the ride does to the air (Code des transports, L1431-3). */
export const emissionsPart = (page: BookingPage, language: LanguageCode): MailPart => ({
  kind: "text",
  text: mailWordsBooking[language].emissions(mailFigures(language).number(page.emissionsKg)),
});

/** Euros that were paid and not given back. */
export const keptOf = ({ paid, refunded }: BookingPage): number => toCent(paid - refunded);

/** Euros that are still to be paid in all. */
export const restOf = (page: BookingPage): number => Math.max(0, toCent(page.total - keptOf(page)));

const toCent = (euros: number) => Math.round(euros * 100) / 100;

/** What is to be paid now. */
export function dueKind(page: BookingPage): "DEPOSIT" | "FULL" | "BALANCE" | "NOTHING" {
  if (page.dueNow === 0) return "NOTHING";
  if (keptOf(page) > 0) return "BALANCE";
  if (page.dueNow >= page.total) return "FULL";
  return page.dueNow === page.deposit ? "DEPOSIT" : "BALANCE";
}

/** The seven mentions of the booking proof (arrêté of 6 August 2025). */
export function proofParts({ proof }: BookingPage, language: LanguageCode): MailPart[] {
  const words = mailWordsBooking[language];
  const { instant } = mailFigures(language);
  const { operator, customer } = proof;
  const contact = [operator.name, operator.address, operator.phone, operator.email];
  return [
    {
      kind: "rows",
      title: words.proofTitle,
      rows: rowsOf([
        [words.proof.operator, contact.filter(Boolean).join("\n")],
        [words.proof.register, proof.vtcRegisterNumber],
        [words.proof.siren, proof.siren],
        [words.proof.customer, `${customer.name}\n${phoneText(customer.phone)}`],
        [words.proof.bookedAt, instant(proof.bookedAt)],
        [words.proof.pickupAt, instant(proof.pickupAt)],
        [words.proof.pickup, [proof.pickup, proof.meetingPoint].filter(Boolean).join("\n")],
      ]),
    },
    { kind: "text", text: words.proofText },
  ];
}

/** The rows of what is no longer as it was. */
export function changedRows(
  before: BookingPage,
  after: BookingPage,
  language: LanguageCode,
): MailRow[] {
  const { none } = mailWordsBooking[language];
  const { total } = mailWordsBooking[language].changed;
  const { euros } = mailFigures(language);
  // The one before may be in the customer's language.
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
