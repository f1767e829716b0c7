import { expect, it } from "vitest";
import { readingMinutes } from "./reading-time";

const words = (count: number) => Array.from({ length: count }, () => "mot").join(" ");

it.each([
  ["", 1],
  ["<p></p>", 1],
  [`<p>${words(100)}</p>`, 1],
  [`<p>${words(220)}</p>`, 1],
  [`<p>${words(221)}</p>`, 2],
  [`<p>${words(220)}</p><p>${words(220)}</p>`, 2],
  // Tags separate words and are none; a lone dash or quotation mark is none either.
  [`<h2 class="a b c d">${words(10)}</h2>`.repeat(33), 2],
  [`<p>${"« – » ".repeat(1000)}</p>`, 1],
  ["<p>mot</p>".repeat(661), 4],
])("%# is read in %i min", (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
