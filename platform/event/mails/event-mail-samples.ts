import type { EventRegistrationState } from "@/lib/contract/event";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { bilingual } from "@/platform/mail/bilingual";
import {
  type MailSample,
  type MailSamplesOf,
  SAMPLE_CUSTOMER,
  SAMPLE_HALL,
  SAMPLE_KEY,
} from "@/platform/mail/mail-sample";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { eventCancelledMail } from "./event-cancelled";
import type { EventNotice } from "./event-mail";
import { eventMovedMail } from "./event-moved";
import { eventPlaceFreeMail } from "./event-place-free";
import { eventRegisteredMail } from "./event-registered";

const WORDS = bilingual({
  fr_FR: { title: "Portes ouvertes" },
  en: { title: "Open day" },
});

const HOUR = 3_600_000;

const dayBefore = (instant: string) => parisIso(new Date(Date.parse(instant) - 24 * HOUR));

const sampleOf =
  (
    write: (identity: MailIdentity, notice: EventNotice) => Mail,
    state: EventRegistrationState = "CONFIRMED",
  ): MailSample =>
  (identity, now) => {
    const hour = Math.floor(now.getTime() / HOUR) * HOUR;
    const inHours = (hours: number) => parisIso(new Date(hour + hours * HOUR));
    const { firstname, lastname, email } = SAMPLE_CUSTOMER;
    return write(identity, {
      registration: {
        id: 1,
        idSite: 0,
        type: "element",
        idItem: 1,
        name: `${firstname} ${lastname}`,
        email,
        phone: null,
        people: 2,
        state,
        code: SAMPLE_KEY,
        receipt: null,
        language: identity.language,
        registeredAt: now,
        told: null,
      },
      event: {
        ...WORDS[identity.language],
        place: SAMPLE_HALL,
        startsAt: inHours(24 * 7),
        endsAt: inHours(24 * 7 + 3),
        path: null,
        section: null,
      },
    });
  };

/** Samples of the mails to those who have registered for an event. */
export const eventMailSamples: MailSamplesOf<"event"> = {
  "event-registered": sampleOf(eventRegisteredMail),
  "event-waiting": sampleOf(eventRegisteredMail, "WAITING"),
  "event-place-free": sampleOf(eventPlaceFreeMail),
  "event-moved": (identity, now) =>
    sampleOf((of, notice) => {
      const { startsAt, endsAt } = notice.event;
      const before = {
        startsAt: dayBefore(startsAt),
        endsAt: dayBefore(endsAt),
        place: SAMPLE_HALL,
      };
      return eventMovedMail(of, notice, { before, at: now });
    })(identity, now),
  "event-cancelled": sampleOf(eventCancelledMail),
};
