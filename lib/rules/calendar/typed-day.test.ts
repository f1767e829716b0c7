import { describe, expect, it } from "vitest";
import { isDay, typedBirthdate, typedDay, typedNearDay, typedPastDay } from "./typed-day";

const TODAY = "2026-11-23";

describe("a day that is typed", () => {
  it.each([
    ["2/12/2026", "2026-12-02"],
    ["02.12.26", "2026-12-02"],
    ["2-12-2026", "2026-12-02"],
    ["2026-12-02", "2026-12-02"],
    [" 2 décembre  2026 ", "2026-12-02"],
    ["mer. 2 déc. 2026", "2026-12-02"],
    ["mercredi 2 décembre 2026", "2026-12-02"],
    ["1er février 2027", "2027-02-01"],
    ["Wed 2 Dec 2026", "2026-12-02"],
    ["Wed, 2 December 2026", "2026-12-02"],
    ["3rd March 2027", "2027-03-03"],
    ["2 août 2027", "2027-08-02"],
    ["mar. 2 mar. 2027", "2027-03-02"],
    ["le samedi 5 décembre 2026", "2026-12-05"],
    ["December 5, 2026", "2026-12-05"],
    ["Sat, Dec 5 2026", "2026-12-05"],
    ["Saturday, December 5th, 2026", "2026-12-05"],
    ["the 5th of December 2026", "2026-12-05"],
    ["mars 5 2027", "2027-03-05"],
    ["2026/12/5", "2026-12-05"],
    ["2026.12.05", "2026-12-05"],
    ["５／１２／２０２６", "2026-12-05"],
    ["٠٥/١٢/٢٠٢٦", "2026-12-05"],
  ])("%s is %s", (text, day) => expect(typedDay(text, TODAY)).toBe(day));

  it.each([
    ["24/11", "2026-11-24"],
    ["23/11", "2026-11-23"],
    ["22/11", "2027-11-22"],
    ["5 janvier", "2027-01-05"],
    ["29 février", "2028-02-29"],
    ["demain", "2026-11-24"],
    ["Tomorrow", "2026-11-24"],
    ["aujourd’hui", "2026-11-23"],
    ["après-demain", "2026-11-25"],
  ])("without a year is the next one: %s is %s", (text, day) =>
    expect(typedDay(text, TODAY)).toBe(day),
  );

  it.each([
    "",
    "demain matin",
    "31/02/2027",
    "32/1",
    "2/13",
    "2 jui",
    "2 xyz",
    "12",
    "2026-02-30",
    "2026-12/05",
    "2026/13/05",
    "Smarch 5",
    "Dec 32",
    "mar. 2",
    "le le le 5 décembre",
    "0/0/2027",
  ])("is none: “%s”", (text) => expect(typedDay(text, TODAY)).toBeUndefined());

  it.each([
    ["24/11", "2025-11-24"],
    ["23/11", "2026-11-23"],
    ["22/11", "2026-11-22"],
    ["29 février", "2024-02-29"],
    ["24/11/2026", "2026-11-24"],
    ["aujourd’hui", "2026-11-23"],
    ["31/02", undefined],
    ["12", undefined],
    ["", undefined],
  ])("of what has been, without a year, is the last one: %s is %s", (text, day) =>
    expect(typedPastDay(text, TODAY)).toBe(day),
  );
});

it.each([
  ["24/11", "2026-11-24"],
  ["22/11", "2026-11-22"],
  ["23/11", "2026-11-23"],
  ["1/9", "2026-09-01"],
  ["1/5", "2027-05-01"],
  ["23/6", "2026-06-23"],
  ["demain", "2026-11-24"],
  ["1/5/2027", "2027-05-01"],
  ["31/2", undefined],
])("of any day, without a year, is the nearest one: %s is %s", (text, day) =>
  expect(typedNearDay(text, TODAY)).toBe(day),
);

it.each([
  ["2026-12-02", true],
  ["2026-02-29", false],
  ["2/12/2026", false],
  ["", false],
])("“%s” is a day of the calendar: %s", (text, is) => expect(isDay(text)).toBe(is));

describe("a birth date that is typed", () => {
  it.each([
    ["14/05/1982", "1982-05-14"],
    ["14051982", "1982-05-14"],
    ["14 mai 1982", "1982-05-14"],
    ["14.5.82", "1982-05-14"],
    ["١٤/٠٥/١٩٨٢", "1982-05-14"],
    ["１４０５１９８２", "1982-05-14"],
    ["May 14, 1982", "1982-05-14"],
    ["24/11/26", "1926-11-24"],
    ["23/11/26", "2026-11-23"],
    ["29/02/1904", "1904-02-29"],
    ["1982-05-14", "1982-05-14"],
  ])("%s is %s", (text, day) => expect(typedBirthdate(text, TODAY)).toBe(day));

  it.each(["", "14/05", "31/02/1982", "1405", "demain", "14051", "00001982"])(
    "is none: “%s”",
    (text) => expect(typedBirthdate(text, TODAY)).toBeUndefined(),
  );
});
