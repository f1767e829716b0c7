import { expect, it } from "vitest";
import { foldedText } from "./folded-text";

it.each([
  ["Lecœur", "lecoeur"],
  ["Müller", "muller"],
  ["Mu\u0308ller", "muller"],
  ["Łódź", "lodz"],
  ["İstanbul", "istanbul"],
  ["Diyarbakır", "diyarbakir"],
  ["STRAẞE Straße", "strasse strasse"],
  ["Øresund", "oresund"],
  ["Þórður", "thordur"],
  ["Đặng Nguyễn", "dang nguyen"],
  ["Əliyev", "eliyev"],
  ["Ærø", "aero"],
  ["ﬁn Ⅳ ２", "fin iv 2"],
  ["ΕΛΛΆΣ Ελλάς", "ελλασ ελλασ"],
  ["Алёна ЮРЬЕВ", "алена юрьев"],
  ["מֹשֶׁה", "משה"],
  ["مُحَمَّد", "محمد"],
  ["Ker\u00adma\u200brec", "kermarec"],
  ["がく 한국 की", "がく 한국 की".normalize("NFKD")],
])("%s is compared as %s", (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
