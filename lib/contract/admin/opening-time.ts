import { lineSchema } from "@/lib/contract/typed-text";

const TYPED = /^(\d{1,2})\s*(?:[:hH.]\s*(\d{2})?)?$/;

/** Writes a time as clocks do, "9h30" as "09:30"; what is no time stays as it is. */
export function clockTime(typed: string): string {
  const [, hours, minutes = "00"] = TYPED.exec(typed.trim()) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, "0")}:${minutes}`;
}

/** Time of a day in Paris, `HH:mm`. */
export const openingTimeSchema = lineSchema
  .overwrite(clockTime)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .max(5);
