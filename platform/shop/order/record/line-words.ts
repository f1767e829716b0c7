import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import { readShopLines } from "@/platform/shop/catalogue/shop-lines";

/** What a line of an order says of what was bought, in the language of its customer. */
interface LineWords {
  name: string;
  declinationName: string;
}

/** A line, as far as it can be found in the catalogue. */
type BoughtLine = LineWords & { idDeclination: number | null };

/** Tells a line that was written down in one language in another one. */
export type TellLine = (line: BoughtLine, from: LanguageCode, to: LanguageCode) => LineWords;

/**
 * Reads how lines of orders are told in other languages than their customers': as the catalogue has them. What
 * it calls otherwise by now, or has no more, stays as it was bought.
 */
export async function readLineWords(tx: Sql, lines: BoughtLine[]): Promise<TellLine> {
  const ids = new Set(lines.flatMap(({ idDeclination: id }) => (id === null ? [] : [id])));
  const wanted = [...ids].map((id) => ({ id, quantity: 0 }));
  const wordsIn = async (language: LanguageCode) =>
    new Map(
      (await readShopLines(tx, wanted, language)).map(({ declination, name, view }) => [
        declination.id,
        { name, declinationName: view.name },
      ]),
    );
  const known: Record<LanguageCode, Map<number, LineWords>> = {
    fr_FR: await wordsIn("fr_FR"),
    en: await wordsIn("en"),
  };
  return ({ idDeclination, name, declinationName }, from, to) => {
    const before = known[from].get(idDeclination ?? 0);
    const now = known[to].get(idDeclination ?? 0);
    if (from === to || !before || !now) return { name, declinationName };
    return {
      name: before.name === name ? now.name : name,
      declinationName:
        before.declinationName === declinationName ? now.declinationName : declinationName,
    };
  };
}
