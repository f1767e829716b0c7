import { plainDigits } from "@/lib/rules/text/plain-digits";
import { daysBetween, daysLater } from "./paris-day";

const MONTHS = [
  ["janvier", "january"],
  ["fevrier", "february"],
  ["mars", "march"],
  ["avril", "april"],
  ["mai", "may"],
  ["juin", "june"],
  ["juillet", "july"],
  ["aout", "august"],
  ["septembre", "september"],
  ["octobre", "october"],
  ["novembre", "november"],
  ["decembre", "december"],
];

const NEAR_DAYS: Record<string, number> = {
  "aujourd'hui": 0,
  today: 0,
  demain: 1,
  tomorrow: 1,
  "apres-demain": 2,
};

/** Fewest letters that identify a month. */
const SHORTEST_MONTH = 3;

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
/** The year first: only the month can be next. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
/** A weekday perhaps, the day, the month as a number or a word, and the year perhaps. */
const TYPED_DAY =
  /^(?:[a-z.]+,? ){0,2}(\d{1,2})(?:er|st|nd|rd|th)?[ ./-]+(?:of )?(\d{1,2}|[a-z]+)\.?(?:[ ,./-]+(\d{4}|\d{2}))?$/;
/** The same with the month as a word before the day, as in America. */
const MONTH_FIRST =
  /^(?:[a-z.]+,? )?([a-z]+)\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/;

/**
 * Reads a typed day, in French or English, the day before a month in digits: "2/12", "02.12.2026",
 * "1er décembre", "Wed 2 Dec 2026", "December 2, 2026", "demain", or with the year first,
 * "2026-12-02".
 * @param today `yyyy-MM-dd`; a day without a year is the next such day
 * @returns `yyyy-MM-dd`, or undefined for any other text
 */
export function typedDay(text: string, today: string): string | undefined {
  const near = NEAR_DAYS[plainText(text)];
  if (near !== undefined) return daysLater(today, near);
  const { day, month, year } = typedParts(text);
  if (year === "") return nextSuchDay(month, day, today);
  return existingDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
}

/**
 * Reads a typed day, as `typedDay` does; a day without a year is the last such day.
 * @param today `yyyy-MM-dd`
 */
export function typedPastDay(text: string, today: string): string | undefined {
  const { day, month, year } = typedParts(text);
  return year === "" && month > 0 ? lastSuchDay(month, day, today) : typedDay(text, today);
}

/**
 * Reads a typed day, as `typedDay` does; a day without a year is the nearest such day.
 * @param today `yyyy-MM-dd`
 */
export function typedNearDay(text: string, today: string): string | undefined {
  const [next, last] = [typedDay(text, today), typedPastDay(text, today)];
  if (!next || !last) return next ?? last;
  return daysBetween(today, next) <= daysBetween(last, today) ? next : last;
}

/** Birth date in digits alone, as a numeric keyboard types it: 14051982. */
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/;

/**
 * Reads a typed birth date: as `typedDay` reads a day, or in eight digits; never without a year.
 * Two digits mean the last such year.
 * @param today `yyyy-MM-dd`
 * @returns `yyyy-MM-dd`, or undefined for any other text
 */
export function typedBirthdate(text: string, today: string): string | undefined {
  const { day, month, year } = typedParts(plainDigits(text).trim().replace(DIGITS, "$1/$2/$3"));
  if (year === "") return undefined;
  if (year.length === 4) return existingDay(Number(year), month, day);
  const thisCentury = existingDay(2000 + Number(year), month, day);
  return thisCentury && thisCentury <= today
    ? thisCentury
    : existingDay(1900 + Number(year), month, day);
}

/** Splits a typed day into its parts; day and month are 0 for any other text. */
function typedParts(text: string): { day: number; month: number; year: string } {
  const plain = plainText(text);
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) {
    return { day: Number(yearFirst[4]), month: Number(yearFirst[3]), year: yearFirst[1] ?? "" };
  }
  const [, named = "", dayNext = "0", yearNext = ""] = MONTH_FIRST.exec(plain) ?? [];
  // « mar. 2 » is a Tuesday or the second of March.
  const isWeekday = named === "mar" && yearNext === "";
  if (monthNamed(named) > 0 && !isWeekday) {
    return { day: Number(dayNext), month: monthNamed(named), year: yearNext };
  }
  const [, day = "0", month = "0", year = ""] = TYPED_DAY.exec(plain) ?? [];
  return { day: Number(day), month: /\d/.test(month) ? Number(month) : monthNamed(month), year };
}

/** Tells whether a text is a day of the calendar, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  return existingDay(Number(year), Number(month), Number(day)) !== undefined;
}

/** Removes accents, typographic apostrophes, double spaces and the digits of other alphabets. */
const plainText = (text: string): string =>
  plainDigits(text)
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Returns the month (1 to 12) that a word begins, or 0 where it begins none or several. */
function monthNamed(word: string): number {
  if (word.length < SHORTEST_MONTH) return 0;
  const found = MONTHS.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? index + 1 : [],
  );
  return found.length === 1 ? (found[0] ?? 0) : 0;
}

/** The 29th of February may be eight years away. */
const MOST_YEARS = 8;

function nextSuchDay(month: number, day: number, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  for (let year = thisYear; year <= thisYear + MOST_YEARS; year += 1) {
    const found = existingDay(year, month, day);
    if (found && found >= today) return found;
  }
  return undefined;
}

function lastSuchDay(month: number, day: number, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  for (let year = thisYear; year >= thisYear - MOST_YEARS; year -= 1) {
    const found = existingDay(year, month, day);
    if (found && found <= today) return found;
  }
  return undefined;
}

function existingDay(year: number, month: number, day: number): string | undefined {
  const written = [pad(year, 4), pad(month, 2), pad(day, 2)].join("-");
  const time = Date.parse(written);
  // After the end of a month, some engines count on into the next one.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  return exists ? written : undefined;
}

const pad = (part: number, length: number): string => String(part).padStart(length, "0");
