import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { FareItem } from "@/lib/rules/booking/fare";
import { fareLineLabel } from "@/platform/booking/quote/fare-line-label";

type Words = object | string;

/** Words that pass through `bilingual` and `frenchOnly`, by language. */
const passed = vi.hoisted(() => ({ fr_FR: [] as Words[], en: [] as Words[] }));
vi.mock("./bilingual", () => ({
  bilingual(words: { fr_FR: Words; en: Words }) {
    passed.fr_FR.push(words.fr_FR);
    passed.en.push(words.en);
    return words;
  },
  frenchOnly(words: Words) {
    passed.fr_FR.push(words);
    return words;
  },
}));

const PLATFORM = join(import.meta.dirname, "..");
const WRITES_MAILS =
  /from "[^"]*\/(bilingual|write-mail|mail-rows|customer-mail|company-mail|member-mail|order-mail|text-message)"/;

const files = readdirSync(PLATFORM, { recursive: true, encoding: "utf8" })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(PLATFORM, name), "utf8") }))
  .filter(({ name, source }) => /\bmails\//.test(name) || WRITES_MAILS.test(source));

const wordFiles = files.filter(({ source }) => /from "[^"]*\/bilingual"/.test(source));
for (const { name } of wordFiles) await import(join(PLATFORM, name));

const LINES: FareItem[] = [
  { code: "FLAT_RATE", amountCents: 2500, quantity: 20 },
  { code: "DISTANCE", amountCents: 123_450, quantity: 1234.5, unitCents: 100 },
  { code: "HIRE", amountCents: 15_000, quantity: 2.5, unitCents: 6000 },
  { code: "EXTRA_KM", amountCents: 180, quantity: 1, unitCents: 180 },
  { code: "NIGHT", amountCents: 500, percent: 20 },
  { code: "SUNDAY", amountCents: 250, percent: 10, leg: "OUTBOUND" },
  { code: "PUBLIC_HOLIDAY", amountCents: 375, percent: 15, leg: "RETURN" },
];

/** Collects every text of the words; functions are called with an example. */
function texts(words: Words): string[] {
  if (typeof words === "string") return [words];
  return Object.values(words).flatMap((word) =>
    typeof word === "function"
      ? [word("a", "b", "c", "d"), word(null, null, null, null)].flat()
      : texts(word),
  );
}

const fares = (language: "fr_FR" | "en") => LINES.map((line) => fareLineLabel(line, language));

describe("French words", () => {
  it.each([...passed.fr_FR.flatMap(texts), ...fares("fr_FR")])(
    "have no-break spaces, narrow before ; ! ?, and curved apostrophes: %j",
    (text) => {
      expect(text).not.toMatch(/[^\u00a0][:»]|«[^\u00a0]|[^\u202f][;!?]|[^\u00a0\u202f][%€]|['"]/);
    },
  );
});

describe("English words", () => {
  it.each([...passed.en.flatMap(texts), ...fares("en")])(
    "have no space before punctuation: %j",
    (text) => {
      expect(text).not.toMatch(/[\s\u00a0][:;!?%»]|['"]/);
    },
  );
});

describe("the words of mails", () => {
  const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;
  const declarations = /\b(?:bilingual|frenchOnly)(?:<.*>)?\(\{[\s\S]*?^\}\);/gm;
  // Texts that only the log gets.
  const faults = /new Error\([^)]*\)/g;
  const literals = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
  // Two words in a row, or a text that begins as a sentence or a label does.
  const prose = /\p{L}[ \u00a0\u202f]\p{L}|^.\p{Lu}\p{Ll}/u;
  // The names of styles would read as words.
  const written = files.filter(({ name }) => name !== "mail/mail-html.ts");

  it.each(written)("all pass through the check, in $name", ({ source }) => {
    const code = [comments, declarations, faults].reduce(
      (rest, left) => rest.replaceAll(left, ""),
      source,
    );
    expect((code.match(literals) ?? []).filter((literal) => prose.test(literal))).toEqual([]);
  });

  it("are those of every mail there is", () => {
    const names = wordFiles.map(({ name }) => name);
    expect(names).toContain("booking/mails/booking-cancelled.ts");
    expect(names).toContain("shop/order/mails/order-cancelled.ts");
    expect(names).toContain("account/mails/password-reset.ts");
    expect(names.length).toBeGreaterThan(70);
  });
});

describe("the label of a fare’s line", () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
  it("writes numbers as its language does", () => {
    expect(LINES.map((line) => plain(fareLineLabel(line, "fr_FR")))).toEqual([
      "Forfait moins de 20 km",
      "Course de 1 234,5 km à 1,00 € le km",
      "Mise à disposition, 2,5 h à 60,00 € l’heure",
      "1 km supplémentaire à 1,80 €",
      "Majoration de nuit (20 %)",
      "Aller : majoration du dimanche (10 %)",
      "Retour : majoration jour férié (15 %)",
    ]);
    expect(LINES.map((line) => plain(fareLineLabel(line, "en")))).toEqual([
      "Flat rate under 20 km",
      "Ride of 1,234.5 km at €1.00 a km",
      "Hire with driver, 2.5 h at €60.00 an hour",
      "1 further km at €1.80",
      "Night supplement (20%)",
      "Out: Sunday supplement (10%)",
      "Back: Public-holiday supplement (15%)",
    ]);
  });
});
