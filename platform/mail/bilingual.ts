import type { LanguageCode } from "@/lib/contract/locale";

/**
 * Declares the words of a mail or a text message in both languages. The French gives their shape,
 * and the English must have the same one. `mail-words.test.ts` checks the typography of all that
 * passes through here.
 */
export const bilingual = <Words>(words: {
  fr_FR: Words;
  en: NoInfer<Words>;
}): Record<LanguageCode, Words> => words;

/** Declares the French words of a mail to the company; they are checked likewise. */
export const frenchOnly = <Words>(words: Words): Words => words;
