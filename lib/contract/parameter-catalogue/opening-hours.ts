import { hours } from "./definition";

/** Hours at which the company can be reached. */
export const openingHoursParameters = {
  MONDAY_HOURS: hours("Horaires du lundi", "Monday hours"),
  TUESDAY_HOURS: hours("Horaires du mardi", "Tuesday hours"),
  WEDNESDAY_HOURS: hours("Horaires du mercredi", "Wednesday hours"),
  THURSDAY_HOURS: hours("Horaires du jeudi", "Thursday hours"),
  FRIDAY_HOURS: hours("Horaires du vendredi", "Friday hours"),
  SATURDAY_HOURS: hours("Horaires du samedi", "Saturday hours"),
  SUNDAY_HOURS: hours("Horaires du dimanche", "Sunday hours"),
} as const;

/** Keys of the days, Monday first. */
export const WEEK_HOURS = [
  "MONDAY_HOURS",
  "TUESDAY_HOURS",
  "WEDNESDAY_HOURS",
  "THURSDAY_HOURS",
  "FRIDAY_HOURS",
  "SATURDAY_HOURS",
  "SUNDAY_HOURS",
] as const satisfies (keyof typeof openingHoursParameters)[];
