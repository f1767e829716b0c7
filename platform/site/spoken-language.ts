import { asc } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { keptRead } from "@/platform/db/kept-read";
import { languages } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";

/** Reads the languages of the site, including those that it no longer speaks. */
export const readLanguages = keptRead(["siteInfo"], async (tx) =>
  tx.select().from(languages).orderBy(asc(languages.id)),
);

/** Picks a language that the site speaks: the one asked for, else French. */
export async function spokenLanguage(tx: Sql, asked: LanguageCode): Promise<LanguageCode> {
  if (asked === "fr_FR") return asked;
  const known = await readLanguages(tx);
  const isSpoken = known.some(({ code, isValid }) => isValid && code === asked);
  return isSpoken || known.length === 0 ? asked : "fr_FR";
}
