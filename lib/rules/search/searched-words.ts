/** Words that nearly every text has, folded. */
const EVERYWHERE = {
  fr_FR: new Set(
    "a au aux avec ce ces cette comment d dans de des du elle en est et il j je l la le les leur m ma mes mon n ne nos notre nous on ou par pas pour qu que quel quelle qui s sa se ses son sont sur t un une vos votre vous y".split(
      " ",
    ),
  ),
  en: new Set(
    "a an and are at be by can do does for from how i in is it my of on or our s the their this to what when where which with you your".split(
      " ",
    ),
  ),
};

const MOST_WORDS = 8;

/** Characters of a word that count, as many as the database keeps. */
const LONGEST_WORD = 40;

/** Letters from which on a beginning of a word is looked for. */
const BEGINNING_FROM = 2;

/** Letters from which on a word may have a mistake. */
const MISTAKEN_FROM = 5;

export interface SearchedWord {
  word: string;
  /** As typed, in the plural and in the singular. */
  forms: string[];
  /** True while it is being typed: words that begin so are found too. */
  isBeginning: boolean;
}

/**
 * Returns the words to look for.
 * @param folded its words in their order, without accents and capitals (`wordsOf`)
 */
export function searchedWords(folded: string[], language: keyof typeof EVERYWHERE): SearchedWord[] {
  const words = folded.map((word) => word.slice(0, LONGEST_WORD));
  const telling = words.filter(
    (word, index) => index === words.length - 1 || !EVERYWHERE[language].has(word),
  );
  // The last typed word may be the beginning of another, unless all words of the search are such.
  const last = telling.at(-1);
  const counted =
    telling.length > 1 && last !== undefined && EVERYWHERE[language].has(last)
      ? telling.slice(0, -1)
      : telling;
  return [...new Set(counted)].slice(0, MOST_WORDS).map((word, index, all) => ({
    word,
    forms: formsOf(word),
    isBeginning: index === all.length - 1 && word === last && word.length >= BEGINNING_FROM,
  }));
}

function formsOf(word: string): string[] {
  if (word.length < 3 || /^\d/.test(word)) return [word];
  const single = word.length > 3 && /[sx]$/.test(word) ? [word.slice(0, -1)] : [];
  return [word, ...single, `${word}s`, `${word}x`];
}

export const mayBeMistaken = (word: string): boolean =>
  word.length >= MISTAKEN_FROM && !/^\d/.test(word);

/** Returns the length of a word's beginning or end that survives any one mistake. */
export const halfOf = (word: string): number => Math.floor((word.length - 1) / 2);

/** Tells whether two words are one letter apart: one more, fewer, wrong, or two swapped. */
export function isOneMistakeApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const rest = one.slice(from);
  const otherRest = other.slice(from);
  if (one.length !== other.length) {
    const [longer, shorter] = one.length > other.length ? [rest, otherRest] : [otherRest, rest];
    return longer.slice(1) === shorter;
  }
  const isOther = rest.slice(1) === otherRest.slice(1);
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return isOther || isSwapped;
}
