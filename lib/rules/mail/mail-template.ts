import {
  MAIL_PLACEHOLDERS,
  type MailPlaceholder,
  type MailValues,
} from "@/lib/contract/mail/mail-placeholder";

/** Word between braces, and the space before it. */
const WORD = /([ \u00a0\u202f]?)\{([^{}\n]*)\}/g;

const codes = new Map<string, MailPlaceholder>(
  Object.entries(MAIL_PLACEHOLDERS).flatMap(([code, words]) =>
    Object.values(words).map((word) => [word, code as MailPlaceholder] as const),
  ),
);

/** Finds the placeholder of a word of either language, in capitals or not. */
const codeOf = (word: string): MailPlaceholder | undefined =>
  codes.get(word.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase());

/** Writes a placeholder as it stands in a text of a language. */
export const placeholderWord = (code: MailPlaceholder, language: "fr" | "en"): string =>
  `{${MAIL_PLACEHOLDERS[code][language]}}`;

/**
 * Puts a mail's values into the owner's words. A placeholder without a value leaves nothing, not
 * even the space before it, so that a customer without a first name is greeted all the same.
 */
export const fillMailTemplate = (template: string, values: MailValues): string =>
  template
    .replace(WORD, (whole, space: string, word: string) => {
      const code = codeOf(word);
      if (!code) return whole;
      const value = values[code];
      return value ? space + value : "";
    })
    .trim();

/** Tells whether a text has braces around anything but the placeholders of its mail. */
export const hasUnknownWord = (template: string, known: readonly MailPlaceholder[]): boolean =>
  /[{}]/.test(
    template.replace(WORD, (whole, _space: string, word: string) => {
      const code = codeOf(word);
      return code && known.includes(code) ? "" : whole;
    }),
  );

/** Turns the values of a finished text back into placeholders, the longest values first. */
export function mailTemplateOf(text: string, values: MailValues, language: "fr" | "en"): string {
  const known = Object.entries(values).filter(([, value]) => value) as [MailPlaceholder, string][];
  return known
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce(
      (template, [code, value]) => template.replaceAll(value, placeholderWord(code, language)),
      text,
    );
}
