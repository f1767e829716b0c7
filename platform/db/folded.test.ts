import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldedText } from "@/lib/rules/text/folded-text";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { wordsOf } from "./folded";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

async function ask<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await platform.database.everySite.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

async function foldedByDatabase(texts: string[]): Promise<string[]> {
  const rows = await ask<{ folded: string }>(
    sql`select folded(text) as folded from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)
      with ordinality as given(text, place) order by place`,
  );
  return rows.map(({ folded }) => folded);
}

/** Every character of Unicode's first plane but the null character, which PostgreSQL has not. */
const CHARACTERS = Array.from({ length: 0xffff }, (_, index) =>
  String.fromCodePoint(index + 1),
).filter((character) => !/[\p{Cs}\p{Cn}]/u.test(character));
/** Letter of Unicode 17 whose folding no PostgreSQL knows yet. */
const TOO_NEW = "\ua7f1";
const LETTERS = CHARACTERS.filter(
  (character) =>
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]/u.test(character) &&
    character !== TOO_NEW,
);

describe("the function of the database and the rule", () => {
  it("fold every letter of the Latin, Greek and Cyrillic alphabets alike, in each of its forms", async () => {
    expect(LETTERS.length).toBeGreaterThan(2000);
    const forms = LETTERS.flatMap((letter) => [
      letter,
      letter.normalize("NFD"),
      `x${letter.toUpperCase()}x`,
      `Ab${letter.toLowerCase()} 1`,
    ]);
    expect(await foldedByDatabase(forms)).toEqual(forms.map(foldedText));
  });

  it("fold texts of any letters alike", async () => {
    const character = fc.oneof(fc.constantFrom(...LETTERS), fc.constantFrom(..."AaÉßœ '-’10"));
    const texts = fc.sample(fc.string({ unit: character, maxLength: 30 }), 2000);
    expect(await foldedByDatabase(texts)).toEqual(texts.map(foldedText));
  });

  it("find the same words in them", async () => {
    const names = [
      "Lecœur-Ærø d’Łódź",
      "ŒUVRE du Straßenbauer\u00adamt",
      "Øresund/İstanbul",
      "Le\u0301a",
    ];
    for (const name of names) {
      const rows = await ask<{ word: string }>(sql`select words_of(folded(${name})) as word`);
      expect(rows.map(({ word }) => word).sort()).toEqual(wordsOf(name).sort());
    }
  });
});

describe("a letter", () => {
  it("is folded once for all", () => {
    const twice = CHARACTERS.filter(
      (letter) => foldedText(foldedText(letter)) !== foldedText(letter),
    );
    expect(twice).toEqual([]);
  });

  it("is compared as its capital is, and in pieces as in one", () => {
    // An iota under a vowel is a mark of the small letter, and a letter after the capital.
    const cased = LETTERS.filter((letter) => !/\u0345/.test(letter.normalize("NFKD")));
    const others = cased.filter(
      (letter) =>
        foldedText(letter.toUpperCase()) !== foldedText(letter) ||
        foldedText(letter.normalize("NFD")) !== foldedText(letter),
    );
    expect(others).toEqual([]);
  });

  it("of a European language is one that a keyboard has", () => {
    const european = "àâæçéèêëîïôœùûüÿäößåøæðþłąćęńśźżčďěňřšťůžőűğışđŋħĳĸľŕșțėįųū";
    for (const letter of european) expect(foldedText(letter)).toMatch(/^[a-z]{1,2}$/);
  });
});
