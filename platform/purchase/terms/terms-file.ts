import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { termsVersions } from "@/platform/db/schema/terms";
import type { Sql } from "@/platform/db/sql";
import { documentLook, operatorOf } from "@/platform/document/operator";

export const termsFilename: Record<LanguageCode, string> = {
  fr_FR: "Conditions-de-vente.pdf",
  en: "Terms-of-sale.pdf",
};

/**
 * Reads the terms of sale that a customer has accepted, as a file to keep (Code de la consommation,
 * L221-13: on a durable medium, which a page that may change tomorrow is not). The same version
 * gives the same data, so that the printer makes it once for many mails.
 * @param idTerms of the booking or the order; null where there were none to accept
 */
export async function termsFile(tx: Sql, idTerms: number | null): Promise<MailAttachment | null> {
  if (idTerms === null) return null;
  const [accepted] = await tx.select().from(termsVersions).where(eq(termsVersions.id, idTerms));
  if (!accepted) return null;
  const { language, version, hash, text, createdAt } = accepted;
  const { name, headOffice, phone } = await operatorOf(tx, language);
  return {
    filename: termsFilename[language],
    contentType: "application/pdf",
    paper: {
      kind: "TERMS",
      language,
      number: String(version),
      issuedAt: parisIso(createdAt),
      hash,
      html: text,
      seller: { name, address: headOffice, phone },
      look: await documentLook(tx, language),
    },
  };
}
