/** Public holidays of mainland France (Code du travail, L3133-1) with a fixed date, `MM-dd`. */
const DATED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];

/** Moving holidays, in days after Easter Sunday: Easter Monday, Ascension Day and Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

const DAY = 86_400_000;

/** Tells whether a day (`yyyy-MM-dd`) is a public holiday in mainland France. */
export function isFrenchPublicHoliday(date: string): boolean {
  const easter = easterSunday(Number(date.slice(0, 4)));
  return DATED.includes(date.slice(5)) || AFTER_EASTER.includes((Date.parse(date) - easter) / DAY);
}

/**
 * Computes Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher.
 * @returns milliseconds, its midnight in UTC
 */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}
