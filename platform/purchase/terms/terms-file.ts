import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { escapeHtml } from "@/lib/rules/text/placeholders";
import type { Sql } from "@/platform/db/database";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { termsVersions } from "@/platform/db/schema/terms";

/** The title of the terms as a file, and its name. */
export const termsFileWords: Record<LanguageCode, { title: string; filename: string }> = {
  fr_FR: {
    title: "Les conditions de vente que vous avez acceptées",
    filename: "Conditions-de-vente.html",
  },
  en: { title: "The terms of sale that you have accepted", filename: "Terms-of-sale.html" },
};

/**
 * The terms of sale that a customer has accepted, as a file to keep (Code de la consommation,
 * L221-13: on a durable medium, which a page that may change tomorrow is not).
 * @param idTerms of the booking or the order; null where there were none to accept
 */
export async function termsFile(tx: Sql, idTerms: number | null): Promise<MailAttachment | null> {
  if (idTerms === null) return null;
  const [accepted] = await tx.select().from(termsVersions).where(eq(termsVersions.id, idTerms));
  if (!accepted) return null;
  const { language, text } = accepted;
  const { title, filename } = termsFileWords[language];
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title>`;
  const content = `<!doctype html><html lang="${localeFromCode(language)}">${head}${text}</html>`;
  return { filename, contentType: "text/html; charset=utf-8", content };
}
