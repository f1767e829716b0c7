import { type SQL, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { halfOf, isOneMistakeApart, mayBeMistaken } from "@/lib/rules/search/searched-words";
import { wordBeyond } from "@/platform/db/folded";
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
  const half = (word: string) => {
    const beginning = word.slice(0, halfOf(word));
    return { beginning, beyond: wordBeyond(beginning) };
  };
  const halves = (forwards: string[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(forwards.map(half))}::jsonb) as h(beginning text, beyond text)`;
  const ofHalf = { beginning: sql`h.beginning`, beyond: sql`h.beyond` };
  return sql`
    select v.word from ${halves(words)}, lateral (
      select v.word from search_vocabulary v
      where v.code = ${language} and ${beginsAs(sql`v.word`, ofHalf)} offset 0) v
    union
    select v.word from ${halves(words.map(reversed))}, lateral (
      select v.word from search_vocabulary v
      where v.code = ${language} and ${beginsAs(sql`v.backwards`, ofHalf)} offset 0) v`;
}
