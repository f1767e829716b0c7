import type { LanguageCode } from "@/lib/contract/locale";
import { errorMessagesEn } from "@/platform/http/messages/error-messages-en";
import { errorMessagesFr } from "@/platform/http/messages/error-messages-fr";
import type { InvalidField } from "./api-error";

/** What an error or one of its fields can say; each has its sentence in both languages. */
export type ErrorWord = keyof typeof errorMessagesFr;

const WORDS: Record<LanguageCode, Record<ErrorWord, string>> = {
  fr_FR: errorMessagesFr,
  en: errorMessagesEn,
};

/** The sentence of an error’s or field’s code, in the caller's language. */
export const errorMessage = (language: LanguageCode, code: ErrorWord): string =>
  WORDS[language][code];

/** What is wrong with a field, as the contract has it. */
export function fieldMessage(language: LanguageCode, fault: InvalidField) {
  if (typeof fault === "string") return { code: fault, message: errorMessage(language, fault) };
  if ("message" in fault) return fault;
  const message = errorMessage(language, fault.said).replace("{count}", String(fault.count));
  return { code: fault.code, message };
}
