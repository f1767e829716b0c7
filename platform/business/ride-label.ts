import type { LanguageCode } from "@/lib/contract/locale";
import { placeLine } from "@/lib/rules/booking/place-line";
import { fullName } from "@/lib/rules/text/full-name";
import type { BookingRow } from "@/platform/db/schema/booking";

const WORDS: Record<LanguageCode, { hire: string; and: string; centre(name: string): string }> = {
  fr_FR: {
    hire: "mise à disposition",
    and: "aller et retour",
    centre: (name) => `centre de coûts ${name}`,
  },
  en: { hire: "hire with driver", and: "there and back", centre: (name) => `cost centre ${name}` },
};

/** Composes a ride's line on an invoice: when, reference, way, passenger, cost centre. */
export function rideLabel(booking: BookingRow, language: LanguageCode): string {
  const words = WORDS[language];
  const { reference, pickup, dropoff, kind, returnAt, startAt, costCentre } = booking;
  const day = startAt.toLocaleDateString(language === "en" ? "en-GB" : "fr-FR", {
    timeZone: "Europe/Paris",
    day: "2-digit",
    month: "2-digit",
  });
  const way = [pickup, ...(dropoff ? [dropoff] : [])].map(placeLine).join(" – ");
  return [
    `${day}, ${reference}`,
    kind === "HIRE" ? `${words.hire}, ${way}` : way,
    returnAt && words.and,
    fullName(booking),
    costCentre && words.centre(costCentre),
  ]
    .filter(Boolean)
    .join(", ");
}
