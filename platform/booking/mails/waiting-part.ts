import type { LanguageCode } from "@/lib/contract/locale";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import type { BookingNotice } from "./booking-notice";

const WORDS = bilingual({
  fr_FR: {
    FLIGHT:
      "Nous suivons votre vol : la prise en charge se décale avec lui, et le chauffeur vous attend sans supplément jusqu’à 1 heure après l’atterrissage.",
    TRAIN:
      "Nous suivons votre train : la prise en charge se décale avec lui, et le chauffeur vous attend sans supplément jusqu’à 30 minutes après l’arrivée.",
  },
  en: {
    FLIGHT:
      "We follow your flight: the pickup moves with it, and the chauffeur waits for you at no charge for up to an hour after it has landed.",
    TRAIN:
      "We follow your train: the pickup moves with it, and the chauffeur waits for you at no charge for up to 30 minutes after it has come in.",
  },
});

/** Tells how long the chauffeur waits for a flight or a train (§9 Lateness tolerance). */
export function waitingPart({ page }: BookingNotice, language: LanguageCode): MailPart[] {
  const words = WORDS[language];
  const { flightNumber, trainNumber } = page.travel;
  if (flightNumber) return [{ kind: "text", text: words.FLIGHT }];
  return trainNumber ? [{ kind: "text", text: words.TRAIN }] : [];
}
