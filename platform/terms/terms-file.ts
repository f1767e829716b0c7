import type { LanguageCode } from "@/lib/contract/locale";
import { localeFromCode } from "@/lib/rules/locale-code";
import { escapeHtml, fillPlaceholders } from "@/lib/rules/placeholders";
import type { Sql } from "@/platform/db/database";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { parameter } from "@/platform/db/schema/site-look";
import { mailWordsOrder } from "@/platform/words/mail-words";

/**
 * The terms of sale as they are now, as a file that the customer can keep (Code de la consommation,
 * L221-13: on a durable medium, which a page that may change tomorrow is not). Null when there are
 * none.
 */
export async function termsFile(tx: Sql, language: LanguageCode): Promise<MailAttachment | null> {
  const rows = await tx.select().from(parameter);
  const values = Object.fromEntries(
    rows.map(({ type, value, valueEn }) => [type, language === "en" ? (valueEn ?? value) : value]),
  );
  const terms = values.SALE_TERMS;
  if (!terms) return null;
  const { text } = fillPlaceholders(terms, values);
  const { terms: title, termsFile: filename } = mailWordsOrder[language];
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title>`;
  const content = `<!doctype html><html lang="${localeFromCode(language)}">${head}${text}</html>`;
  return { filename, contentType: "text/html; charset=utf-8", content };
}
