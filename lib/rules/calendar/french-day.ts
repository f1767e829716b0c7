/**
 * Corrects a French date: the first day of a month is "1er", which `Intl` leaves out. Dates of
 * other languages have no such number before a word, and stay.
 * @param date as `Intl` writes it, with or without its time
 */
export const frenchDay = (date: string): string =>
  date.replace(
    /(?<![\d:.,\p{L}])1(?=[\s\u00a0\u202f](?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/u,
    "1er",
  );
