import { randomUUID } from "node:crypto";
import { placeLine } from "@/lib/rules/booking/place-line";
import type { BookingRow, rides } from "@/platform/db/schema/booking";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import { rideWords } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    given: {
      subject: (reference: string, when: string) => `Course ${reference}, ${when} : pour vous`,
      title: "Une course vous est confiée",
      text: "Elle est dans votre journée, avec ce qu’il faut pour la faire.",
    },
    taken: {
      subject: (reference: string, when: string) => `Course ${reference}, ${when} : retirée`,
      title: "Une course ne vous est plus confiée",
      text: "Elle n’est plus dans votre journée : vous n’avez plus à la faire.",
    },
    button: "Voir ma journée",
  },
  en: {
    given: {
      subject: (reference, when) => `Ride ${reference}, ${when}: yours`,
      title: "A ride is yours",
      text: "It is in your day, with what you need to make it.",
    },
    taken: {
      subject: (reference, when) => `Ride ${reference}, ${when}: no longer yours`,
      title: "A ride is no longer yours",
      text: "It is not in your day any more: you need not make it.",
    },
    button: "See my day",
  },
});

/** Ride that somebody of the staff was given, or no longer has. */
export interface ChosenRide {
  booking: Pick<BookingRow, "reference" | "pickup" | "dropoff">;
  ride: Pick<typeof rides.$inferSelect, "leg" | "startAt">;
  isGiven: boolean;
  dayUrl: string;
}

/** Tells somebody of the staff that a ride is theirs to drive, or no longer is. */
export function driverChosenMail(
  identity: MailIdentity,
  recipient: string,
  { booking, ride, isGiven, dayUrl }: ChosenRide,
): Mail {
  const words = WORDS[identity.language];
  const { subject, title, text } = isGiven ? words.given : words.taken;
  const labels = rideWords[identity.language];
  const when = mailFigures(identity.language).instant(ride.startAt.toISOString());
  const isBack = ride.leg === "RETURN";
  const from = isBack ? (booking.dropoff ?? booking.pickup) : booking.pickup;
  const to = isBack ? booking.pickup : booking.dropoff;
  const rows: MailPart = {
    kind: "rows",
    rows: rowsOf([
      [labels.reference, booking.reference],
      [labels.startAt, when],
      [labels.pickup, placeLine(from)],
      [labels.dropoff, to && placeLine(to)],
    ]),
  };
  const parts: MailPart[] = [{ kind: "text", text }, rows];
  return {
    event: `driver:${isGiven ? "given" : "taken"}:${randomUUID()}`,
    recipient,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: subject(booking.reference, when),
    ...writeMail(
      identity,
      title,
      isGiven ? [...parts, { kind: "button", label: words.button, url: dayUrl }] : parts,
    ),
  };
}
