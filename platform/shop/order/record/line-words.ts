import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import { readShopLines } from "@/platform/shop/catalogue/shop-lines";

/** Words of an order line, in the language of its customer. */
interface LineWords {
  name: string;
  declinationName: string;
}

/** Order line, as far as it can be found in the catalogue. */
type BoughtLine = LineWords & { idDeclination: number | null };

/** Function that translates an order line from the language in which it was written down. */
export type TellLine = (line: BoughtLine, from: LanguageCode, to: LanguageCode) => LineWords;

/**
 * Reads the words to tell lines of orders in other languages than their customers': those of the
 * catalogue. A product that was renamed, or is gone, keeps the words of the order.
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
