import type { LanguageCode } from "@/lib/contract/locale";
import type { bookings } from "@/platform/db/schema/booking";

/** Mentions of a booking proof, each as the words that must be in it. */
export type Mentions = Record<
  "operator" | "register" | "siren" | "customer" | "bookedAt" | "pickupAt" | "pickup",
  string[]
>;

interface Operator {
  name: string;
  address: string;
  phone: string;
  email: string;
  register: string;
  siren: string;
}

/** Lists the seven mentions of the arrêté of 6 August 2025, from the order. */
export function sevenMentions(
  row: typeof bookings.$inferSelect,
  { register, siren, ...contact }: Operator,
  language: LanguageCode,
): Mentions {
  const { firstname, lastname, phone, createdAt, startAt, pickup } = row;
  return {
    operator: Object.values(contact),
    register: [register],
    siren: [siren],
    // French number as it is written in France.
    customer: [`${firstname} ${lastname}`, phone.replace(/^\+33/, "0")],
    bookedAt: momentIn(createdAt, language),
    pickupAt: momentIn(startAt, language),
    pickup: [pickup.label, pickup.address ?? ""],
  };
}

/** Writes day, month, year and time in Paris. */
function momentIn(at: Date, language: LanguageCode): string[] {
  const written = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString(language === "en" ? "en-GB" : "fr-FR", {
      timeZone: "Europe/Paris",
      ...options,
    });
  return [
    written({ day: "numeric", month: "long", year: "numeric" }),
    written({ hour: "2-digit", minute: "2-digit" }),
  ];
}

/** Lists the mentions that a text lacks; white space is no matter. */
export const missingIn = (text: string, mentions: Mentions): string[] => {
  const plainText = plain(text);
  return Object.entries(mentions).flatMap(([name, parts]) =>
    parts.every((part) => plainText.includes(plain(part))) ? [] : [name],
  );
};

const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");
