import { type SQL, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { halfOf, isOneMistakeApart, mayBeMistaken } from "@/lib/rules/search/searched-words";
import type { Sql } from "@/platform/db/sql";
import { beginsAs } from "./begins-as";

const reversed = (word: string) => Array.from(word).toReversed().join("");

/** Reads the words of a language's entries that are one mistake apart from some words, by those. */
export async function readNearWords(
  tx: Sql,
  words: string[],
  language: LanguageCode,
): Promise<Map<string, string[]>> {
  const mistaken = words.filter(mayBeMistaken);
  if (mistaken.length === 0) return new Map();
  const { rows } = (await tx.execute(nearWordsStatement(mistaken, language))) as unknown as {
    rows: { word: string }[];
  };
  return new Map(
    mistaken.map((typed) => [
      typed,
      rows.flatMap(({ word }) => (isOneMistakeApart(typed, word) ? [word] : [])),
    ]),
  );
}

/** Builds one statement for words that share the first half or the last of some words. */
export function nearWordsStatement(words: string[], language: LanguageCode): SQL {
  const halves = words.map((word) => ({
    beginning: word.slice(0, halfOf(word)),
    ending: reversed(word).slice(0, halfOf(word)),
  }));
  const half = sql`jsonb_to_recordset(${JSON.stringify(halves)}::jsonb) as h(beginning text, ending text)`;
  return sql`
    select v.word from ${half} join search_vocabulary v on v.code = ${language} and ${beginsAs(sql`v.word`, sql`h.beginning`)}
    union
    select v.word from ${half} join search_vocabulary v on v.code = ${language} and ${beginsAs(sql`v.backwards`, sql`h.ending`)}`;
}
