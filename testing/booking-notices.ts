import type { LanguageCode } from "@/lib/contract/locale";
import type {
  AddressedBookingNotice,
  BookingMessage,
} from "@/platform/booking/mails/booking-messages";
import type { BookingNotice } from "@/platform/booking/mails/booking-notice";
import { aroundTheRide } from "./booking-notices/around-the-ride";
import { bookedAndPaid } from "./booking-notices/booked-and-paid";
import { aPage } from "./booking-notices/booking-page-example";
import { changed } from "./booking-notices/changed";
import { ended } from "./booking-notices/ended";
import { aNotice, anIdentity } from "./booking-notices/notice-example";

export interface BookingNoticeCase {
  name: string;
  language: LanguageCode;
  message: BookingMessage;
  addressed: AddressedBookingNotice;
}

const DRAFTS = [...bookedAndPaid, ...changed, ...ended, ...aroundTheRide];

export function bookingNoticeCases(language: LanguageCode): BookingNoticeCase[] {
  return DRAFTS.map(([name, message, draft]) => {
    const noticeIn = (code: LanguageCode): BookingNotice => ({
      ...aNotice(code, aPage(code, draft.page), draft.documents ?? 0),
      company: draft.company ?? null,
    });
    return {
      name,
      language,
      message,
      addressed: {
        customer: anIdentity(language),
        company: anIdentity("fr_FR"),
        notice: noticeIn(language),
        frenchNotice: noticeIn("fr_FR"),
        details: {
          ...draft.details,
          ...(draft.before ? { before: aPage(language, draft.before) } : {}),
        },
      },
    };
  });
}
