import { string } from "./definition";

/** When one can be reached: `00:00-24:00`, or `08:00-12:00, 14:00-19:30`; empty is closed. */
export const openingHoursParameters = {
  MONDAY_HOURS: string("Horaires du lundi", "Monday hours"),
  TUESDAY_HOURS: string("Horaires du mardi", "Tuesday hours"),
  WEDNESDAY_HOURS: string("Horaires du mercredi", "Wednesday hours"),
  THURSDAY_HOURS: string("Horaires du jeudi", "Thursday hours"),
  FRIDAY_HOURS: string("Horaires du vendredi", "Friday hours"),
  SATURDAY_HOURS: string("Horaires du samedi", "Saturday hours"),
  SUNDAY_HOURS: string("Horaires du dimanche", "Sunday hours"),
} as const;

/** Their keys, Monday first. */
export const WEEK_HOURS = [
  "MONDAY_HOURS",
  "TUESDAY_HOURS",
  "WEDNESDAY_HOURS",
  "THURSDAY_HOURS",
  "FRIDAY_HOURS",
  "SATURDAY_HOURS",
  "SUNDAY_HOURS",
] as const satisfies (keyof typeof openingHoursParameters)[];
