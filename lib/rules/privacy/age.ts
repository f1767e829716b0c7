/** In years (Code civil, art. 414). */
export const AGE_OF_MAJORITY = 18;

/** The oldest age that anybody is known to have reached. */
const OLDEST = 122;

/**
 * Returns the age, in whole years, on a day for a birth date (both `yyyy-MM-dd`); negative before
 * the birth. A person born on 29 February grows older on 1 March of a common year.
 */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

export function isPlausibleBirthdate(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age >= 0 && age <= OLDEST;
}

export const isMinor = (birthdate: string, day: string): boolean =>
  ageOn(birthdate, day) < AGE_OF_MAJORITY;
