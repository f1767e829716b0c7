import type { Locale } from "@/lib/rules/text/locale-code";

const MINUTE = 60_000;
/** Units of a sign of life, each up to as many milliseconds: a session is over after a day. */
const UNITS = [
  { unit: "minute", upTo: 60 * MINUTE, length: MINUTE },
  { unit: "hour", upTo: 24 * 60 * MINUTE, length: 60 * MINUTE },
  { unit: "day", upTo: Number.POSITIVE_INFINITY, length: 24 * 60 * MINUTE },
] as const;

/** Tells how long ago a device was seen, in words: "2 hours ago". */
export function lastSeen(at: Date, now: Date, locale: Locale): string {
  const ago = Math.max(0, now.getTime() - at.getTime());
  const { unit, length } = UNITS.find(({ upTo }) => ago < upTo) ?? UNITS[2];
  const words = new Intl.RelativeTimeFormat(locale === "en" ? "en-GB" : "fr-FR", {
    numeric: "auto",
  });
  return words.format(-Math.floor(ago / length), unit);
}
