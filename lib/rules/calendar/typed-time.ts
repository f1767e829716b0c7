import { plainDigits } from "@/lib/rules/text/plain-digits";

const NAMED_TIMES: Record<string, string> = {
  midi: "12:00",
  noon: "12:00",
  minuit: "00:00",
  midnight: "00:00",
};

export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Hours, perhaps minutes after a mark, perhaps the half of the day. */
const TYPED_TIME = /^(\d{1,2})(?: ?(?:[:.h]|heures?) ?(\d\d)?)?(?: ?min)? ?(?:([ap])\.?m\.?)?$/;
/** The same without a mark: 930, 1030. */
const DIGITS = /^(\d{1,2})(\d\d)$/;

/**
 * Reads a typed time of the day, in French or English: "10:30", "10h30", "9 h", "1030", "9.30 p.m.",
 * "midi".
 * @returns `HH:mm`, or undefined for any other text
 */
export function typedTime(text: string): string | undefined {
  const plain = plainDigits(text).toLowerCase().replaceAll(/\s+/g, " ").trim();
  if (NAMED_TIMES[plain]) return NAMED_TIMES[plain];
  const [, hour, minute = "00", half] = DIGITS.exec(plain) ?? TYPED_TIME.exec(plain) ?? [];
  if (!hour) return undefined;
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half === "p" ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
