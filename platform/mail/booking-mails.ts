import type { Booking } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import type { booking } from "@/platform/db/schema/booking";
import { mailWords } from "@/platform/words/mail-words";
import { placeLine } from "@/platform/words/place-line";
import type { MailIdentity } from "./mail-identity";
import type { Mail } from "./post-mails";
import { type MailPart, writeMail } from "./write-mail";

/** Tells the customer that the booking was received, with its price and its calendar file. */
export function bookingReceived(identity: MailIdentity, booked: Booking): Mail {
  const words = mailWords[identity.language];
  return {
    event: `booking:${booked.reference}:received`,
    recipient: booked.customer.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: words.bookingReceived(identity.companyName, booked.reference),
    ...writeMail(identity, words.bookingReceivedTitle, [
      { kind: "text", text: words.bookingReceivedText(booked.customer.firstname) },
      ...bookingParts(booked, identity.language),
      { kind: "text", text: words.questions(identity.phone) },
    ]),
    attachments: [calendarAttachment(booked)],
  };
}

/** Tells the company, in French, that a booking has come in; an answer goes to the customer. */
export function bookingNotice(
  identity: MailIdentity & { email: string },
  booked: Booking,
  row: typeof booking.$inferSelect,
): Mail {
  const words = mailWords.fr_FR;
  const customer = [
    [words.customer, `${row.firstname} ${row.lastname}`],
    [words.company, row.company],
    [words.phone, row.phone],
    [words.email, row.email],
    [words.flightNumber, row.flightNumber],
    [words.trainNumber, row.trainNumber],
  ].filter((one): one is [string, string] => Boolean(one[1]));
  return {
    event: `booking:${booked.reference}:notice`,
    recipient: identity.email,
    replyTo: row.email,
    subject: words.bookingNotice(booked.reference, instantIn(booked.startAt, "fr_FR")),
    ...writeMail(identity, words.bookingNoticeTitle, [
      { kind: "rows", rows: customer },
      ...bookingParts(booked, "fr_FR"),
      ...(row.message ? [{ kind: "quote", text: row.message } as const] : []),
    ]),
    attachments: [calendarAttachment(booked)],
  };
}

const calendarAttachment = ({ reference, calendarFile }: Booking) => ({
  filename: `${reference}.ics`,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content: calendarFile,
});

function bookingParts(booked: Booking, language: LanguageCode): MailPart[] {
  const words = mailWords[language];
  const locale = language === "en" ? "en-GB" : "fr-FR";
  const euros = (amount: number) =>
    amount.toLocaleString(locale, { style: "currency", currency: "EUR" });
  const ride = [
    [words.reference, booked.reference],
    [words.ride, words.kind[booked.kind]],
    [words.pickup, placeLine(booked.pickup)],
    ...booked.stops.map((stop) => [words.stop, placeLine(stop)]),
    [words.dropoff, booked.dropoff && placeLine(booked.dropoff)],
    [words.distance, booked.distanceKm && `${booked.distanceKm.toLocaleString(locale)} km`],
    [words.startAt, instantIn(booked.startAt, language)],
    [words.returnAt, booked.returnAt && instantIn(booked.returnAt, language)],
    [words.hours, booked.hours && `${booked.hours.toLocaleString(locale)} h`],
    [words.passengers, String(booked.passengers)],
    [words.luggage, String(booked.luggage)],
    [words.vehicle, booked.vehicle?.name],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return [
    { kind: "rows", rows: ride },
    {
      kind: "rows",
      rows: booked.lines.map(({ label, amount }) => [label, euros(amount)]),
      total: {
        row: [words.total, euros(booked.total)],
        includes: [words.vat(booked.vatRate.toLocaleString(locale)), euros(booked.vat)],
      },
    },
  ];
}

const instantIn = (instant: string, language: LanguageCode) =>
  new Date(instant).toLocaleString(language === "en" ? "en-GB" : "fr-FR", {
    timeZone: "Europe/Paris",
    dateStyle: "full",
    timeStyle: "short",
  });
