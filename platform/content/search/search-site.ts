import type { z } from "zod";
import type { SearchAnswer, SearchHit, searchQuerySchema } from "@/lib/contract/search";
import { excerptOf } from "@/lib/rules/search/excerpt";
import { HITS_A_PAGE, MOST_SUGGESTIONS } from "@/lib/rules/search/search-limits";
import { type SearchedWord, searchedWords } from "@/lib/rules/search/searched-words";
import { matchedParts } from "@/lib/rules/text/matched-parts";
import { wordsOf } from "@/platform/db/folded";
import { type FoundEntry, findEntries, type LookedFor, type Searcher } from "./found-entries";
import { readNearWords } from "./near-words";

/** Weight of a word as it was typed, in another form, by its beginning, and by a guess. */
const WEIGHT = { typed: 6, form: 5, beginning: 4, near: 3, alike: 1 };

/** Letters in the beginnings of words that are guessed where nothing is found. */
const ALIKE = 4;

/**
 * Searches the site by some words: for entries with all of them; else with words that are nearly
 * so; else it suggests entries with some of them, or with words that begin alike.
 */
export async function searchSite(
  searcher: Searcher,
  { q, page }: z.output<typeof searchQuerySchema>,
): Promise<SearchAnswer> {
  // A null character is text for us, and none for PostgreSQL.
  const words = searchedWords(wordsOf(q.replaceAll("\0", " ")), searcher.language);
  const nothing = { hits: [], total: 0, page, isNear: false, suggestions: [] };
  if (words.length === 0) return nothing;
  const wanted = { parts: words.length, limit: HITS_A_PAGE, offset: (page - 1) * HITS_A_PAGE };
  const typed = words.flatMap(asTyped);
  const exact = await findEntries(searcher, typed, wanted);
  if (exact.total > 0) {
    return { ...nothing, total: exact.total, hits: exact.found.map(hitBy(typed)) };
  }
  const near = await readNearWords(
    searcher.tx,
    words.map(({ word }) => word),
    searcher.language,
  );
  const nearly = [...typed, ...words.flatMap(({ word }, part) => ofWords(near.get(word), part))];
  if (nearly.length > typed.length) {
    const { found, total } = await findEntries(searcher, nearly, wanted);
    if (total > 0) return { ...nothing, total, hits: found.map(hitBy(nearly)), isNear: true };
  }
  const alike = [...nearly, ...words.flatMap(beginningAlike)];
  const some = { parts: 1, limit: MOST_SUGGESTIONS, offset: 0 };
  const { found } = await findEntries(searcher, alike, some);
  return { ...nothing, suggestions: found.map(hitBy(alike)) };
}

function asTyped({ word, forms, isBeginning }: SearchedWord, part: number): LookedFor[] {
  const whole = forms.map((form) => ({
    part,
    word: form,
    isBeginning: false,
    weight: form === word ? WEIGHT.typed : WEIGHT.form,
  }));
  if (!isBeginning) return whole;
  return [...whole, { part, word, isBeginning, weight: WEIGHT.beginning }];
}

const ofWords = (words: string[] | undefined, part: number): LookedFor[] =>
  (words ?? []).map((word) => ({ part, word, isBeginning: false, weight: WEIGHT.near }));

function beginningAlike({ word }: SearchedWord, part: number): LookedFor[] {
  if (word.length <= ALIKE) return [];
  return [{ part, word: word.slice(0, ALIKE), isBeginning: true, weight: WEIGHT.alike }];
}

/** Shows an entry, with the words marked that it was found by. */
const hitBy =
  (lookedFor: LookedFor[]) =>
  ({ kind, title, text, path }: FoundEntry): SearchHit => {
    const words = lookedFor.map(({ word }) => word);
    const marked = (said: string) => matchedParts(said, words.join(" "));
    return { kind, title: marked(title), excerpt: marked(excerptOf(text, words)), path };
  };
