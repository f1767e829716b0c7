import { parisDate } from "@/lib/rules/calendar/paris-time";
import { typedBirthdate } from "@/lib/rules/calendar/typed-day";

/** The birth date in a form's field, `yyyy-MM-dd`; what was typed where that is no day. */
export function birthdateOf(data: FormData, name: string): string {
  const typed = String(data.get(name) ?? "").trim();
  return typedBirthdate(typed, parisDate(new Date())) ?? typed;
}
