import { expect, it } from "vitest";
import { mediumName } from "./medium-name";

it.each([
  ["IMG_2041.JPG", "IMG 2041"],
  ["Vignes au printemps.webp", "Vignes au printemps"],
  ["C:\\Users\\Anne\\vue du chai.png", "vue du chai"],
  ["../../etc/passwd", "passwd"],
  ["a\u0000b\u202egpj.exe", "abgpj"],
  ["Cuve no. 3 mai 2026", "Cuve no. 3 mai 2026"],
  [".htaccess", ".htaccess"],
  ["", ""],
  [`${"é".repeat(200)}.png`, "é".repeat(120)],
])("%j is called %j", (fileName, name) => {
  expect(mediumName(fileName)).toBe(name);
});
