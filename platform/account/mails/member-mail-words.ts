import type { LanguageCode } from "@/lib/contract/locale";
import { mailWordsMemberEn } from "./mail-words-member-en";
import { mailWordsMemberFr } from "./mail-words-member-fr";

/** The words of mails about a member’s account. */
export const mailWordsMember: Record<LanguageCode, typeof mailWordsMemberFr> = {
  fr_FR: mailWordsMemberFr,
  en: mailWordsMemberEn,
};
