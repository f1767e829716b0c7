import { addDays, format } from "date-fns";

/** Public holidays of mainland France (Code du travail, L3133-1), on fixed dates. */
const FIXED = {
  "01-01": "NEW_YEAR",
  "05-01": "LABOUR_DAY",
  "05-08": "VICTORY_1945",
  "07-14": "NATIONAL_DAY",
  "08-15": "ASSUMPTION",
  "11-01": "ALL_SAINTS",
  "11-11": "ARMISTICE_1918",
  "12-25": "CHRISTMAS",
} as const;

/** Those that move, in days after Easter Sunday. */
const AFTER_EASTER = { EASTER_MONDAY: 1, ASCENSION: 39, WHIT_MONDAY: 50 } as const;

/** The public holidays of a year, `yyyy-MM-dd`, in order. */
export function frenchPublicHolidays(year: number): { date: string; code: string }[] {
  const easter = easterSunday(year);
  return [
    ...Object.entries(FIXED).map(([day, code]) => ({ date: `${year}-${day}`, code })),
    ...Object.entries(AFTER_EASTER).map(([code, days]) => ({
      date: format(addDays(easter, days), "yyyy-MM-dd"),
      code,
    })),
  ].sort((a, b) => a.date.localeCompare(b.date));
}

/** True for a day (`yyyy-MM-dd`) that is a public holiday in mainland France. */
export const isFrenchPublicHoliday = (date: string): boolean =>
  frenchPublicHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
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
  return new Date(year, month - 1, day, 12);
}
