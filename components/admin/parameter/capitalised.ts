export const capitalised = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
