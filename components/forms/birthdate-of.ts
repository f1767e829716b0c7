import { parisDate } from "@/lib/rules/calendar/paris-time";
import { typedBirthdate } from "@/lib/rules/calendar/typed-day";

/** Reads the birth date of a form's field, `yyyy-MM-dd`; the typed text where that is no day. */
export function birthdateOf(data: FormData, name: string): string {
  const typed = String(data.get(name) ?? "").trim();
  return typedBirthdate(typed, parisDate(new Date())) ?? typed;
}
