import type { LanguageCode } from "@/lib/contract/locale";
import { errorMessagesEn } from "@/platform/http/messages/error-messages-en";
import { errorMessagesFr } from "@/platform/http/messages/error-messages-fr";

/** Word that an error or one of its fields can say; each has its sentence in both languages. */
export type ErrorWord = keyof typeof errorMessagesFr;

/**
 * Fault of a field: its code; one whose sentence another word says with a number or an amount; or
 * one that comes with its sentence, in the caller's language.
 */
export type InvalidField =
  | ErrorWord
  | { code: ErrorWord; said: ErrorWord; count: number | string }
  | { code: ErrorWord; message: string };

const WORDS: Record<LanguageCode, Record<ErrorWord, string>> = {
  fr_FR: errorMessagesFr,
  en: errorMessagesEn,
};

export const errorMessage = (language: LanguageCode, code: ErrorWord): string =>
  WORDS[language][code];

/** Builds the fault of a field as the contract has it. */
export function fieldMessage(language: LanguageCode, error: InvalidField) {
  if (typeof error === "string") return { code: error, message: errorMessage(language, error) };
  if ("message" in error) return error;
  const message = errorMessage(language, error.said).replace("{count}", String(error.count));
  return { code: error.code, message };
}
