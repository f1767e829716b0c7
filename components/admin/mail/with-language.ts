import type { WordedMailView } from "@/lib/contract/admin/mail";

/** Puts a mail's words of a language in the place of those that were read before. */
export const withLanguage = <Mail extends { languages: WordedMailView[] }>(
  mail: Mail,
  now: WordedMailView,
): Mail => ({
  ...mail,
  languages: mail.languages.map((one) => (one.language === now.language ? now : one)),
});
