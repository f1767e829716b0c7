import type { LanguageCode } from "@/lib/contract/locale";
import type { BookingMessage, BookingTelling } from "@/platform/booking/mails/booking-messages";
import type { BookingNotice } from "@/platform/booking/mails/booking-notice";
import { aroundTheRide } from "./booking-tellings/around-the-ride";
import { bookedAndPaid } from "./booking-tellings/booked-and-paid";
import { aPage } from "./booking-tellings/booking-page-example";
import { changed } from "./booking-tellings/changed";
import { ended } from "./booking-tellings/ended";
import { anIdentity, aTold } from "./booking-tellings/told-example";

/** Something to tell of a booking, in a language. */
export interface TellingCase {
  name: string;
  language: LanguageCode;
  message: BookingMessage;
  telling: BookingTelling;
}

const DRAFTS = [...bookedAndPaid, ...changed, ...ended, ...aroundTheRide];

/** All that is ever told of a booking, in a language. */
export function tellingCases(language: LanguageCode): TellingCase[] {
  return DRAFTS.map(([name, message, draft]) => {
    const telling = (code: LanguageCode): BookingNotice => ({
      ...aTold(code, aPage(code, draft.page), draft.papers ?? 0),
      company: draft.company ?? null,
    });
    return {
      name,
      language,
      message,
      telling: {
        customer: anIdentity(language),
        company: anIdentity("fr_FR"),
        told: telling(language),
        toldFr: telling("fr_FR"),
        details: {
          ...draft.details,
          ...(draft.before ? { before: aPage(language, draft.before) } : {}),
        },
      },
    };
  });
}
