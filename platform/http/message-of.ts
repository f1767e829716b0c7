import type { LanguageCode } from "@/lib/contract/locale";
import { refusalsEn } from "@/platform/http/messages/error-messages-en";
import { refusalsFr } from "@/platform/http/messages/error-messages-fr";
import type { FieldFault } from "./api-error";

/** What a refusal or one of its fields can say; each has its sentence in both languages. */
export type RefusalWord = keyof typeof refusalsFr;

const WORDS: Record<LanguageCode, Record<RefusalWord, string>> = {
  fr_FR: refusalsFr,
  en: refusalsEn,
};

/** The sentence of a refusal's or field's code, in the caller's language. */
export const say = (language: LanguageCode, code: RefusalWord): string => WORDS[language][code];

/** What is wrong with a field, as the contract has it. */
export function sayFault(language: LanguageCode, fault: FieldFault) {
  if (typeof fault === "string") return { code: fault, message: say(language, fault) };
  if ("message" in fault) return fault;
  const message = say(language, fault.said).replace("{count}", String(fault.count));
  return { code: fault.code, message };
}
