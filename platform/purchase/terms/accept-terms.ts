import { createHash } from "node:crypto";
import { and, eq, max } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { fillPlaceholders } from "@/lib/rules/text/placeholders";
import { termsVersions } from "@/platform/db/schema/terms";
import type { Sql } from "@/platform/db/sql";
import { readParameterRows } from "@/platform/site/parameter/read-parameters";

/** Attempts, as another text may take the number that this one was to have. */
const ATTEMPTS = 5;

/**
 * Keeps the terms of sale of the transaction's site as they are now, unless they are kept already.
 * @returns the version that a customer accepts who orders now; null for a site without terms
 */
export async function acceptTerms(
  tx: Sql,
  { idSite, language }: { idSite: number; language: LanguageCode },
  now: Date,
): Promise<number | null> {
  const text = await termsNow(tx, language);
  if (text === null) return null;
  const hash = createHash("sha256").update(text).digest("hex");
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [stored] = await tx
      .select({ id: termsVersions.id })
      .from(termsVersions)
      .where(and(eq(termsVersions.language, language), eq(termsVersions.hash, hash)));
    if (stored) return stored.id;
    const [last] = await tx
      .select({ version: max(termsVersions.version) })
      .from(termsVersions)
      .where(eq(termsVersions.language, language));
    // Another order may keep the same text, or another with the same number, at this moment.
    await tx
      .insert(termsVersions)
      .values({ idSite, language, hash, text, version: (last?.version ?? 0) + 1, createdAt: now })
      .onConflictDoNothing();
  }
  throw new Error("The terms were not kept");
}

/** Reads the text of the terms as HTML, filled in; null where the site has none. */
async function termsNow(tx: Sql, language: LanguageCode): Promise<string | null> {
  const rows = Object.values(await readParameterRows(tx));
  const values = Object.fromEntries(
    rows.map(({ type, value, valueEn }) => [type, language === "en" ? (valueEn ?? value) : value]),
  );
  return values.SALE_TERMS ? fillPlaceholders(values.SALE_TERMS, values).text : null;
}
