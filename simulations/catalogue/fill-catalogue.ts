import { sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";

/** Description of the usual length. */
const DESCRIPTION = `<p>${"Des vignes de trente ans sur des sables et des graviers. ".repeat(12)}</p>`;

/** Number of products that are found by the name of the rare ones, at any size. */
export const RARE = 30;

/**
 * Gives a site products: each a bottle and a box of six of the same stock, with prices, kinds, tags
 * and names that differ; RARE of them are a « Cuvée des Églantiers ».
 * @param from the first of their numbers
 * @param until the last of them
 */
export async function fillCatalogue(tx: Sql, idSite: number, from: number, until: number) {
  const numbers = sql`generate_series(${from}::integer, ${until}::integer) n`;
  const words = (code: string) => sql`jsonb_build_object(
    'name', case when n <= ${RARE} then 'Cuvée des Églantiers' else
      (array['Clos du Château', 'Vieilles vignes', 'Le Coteau'])[1 + n % 3] end || ' ' || n,
    'slug', 'cuvee-' || n, 'summary', ${`Un vin ${code} de la Loire, souple et frais`}::text || ' ' || n,
    'description', ${DESCRIPTION}::text,
    'images', jsonb_build_array(jsonb_build_object('src', '/media/73/vin.svg', 'alt', 'Vin', 'width', 600, 'height', 800)))`;
  await tx.execute(sql`
    insert into stock (id_site, reference, quantity)
    select ${idSite}, 'S' || n, n % 50 from ${numbers}`);
  await tx.execute(sql`
    insert into product (id_site, "order", type, kind, reference, tags, translations, vintage,
      appellation, alcohol, grape_varieties, vat_rate)
    select ${idSite}, n, 'WINE', (array['RED', 'WHITE', 'ROSE', 'SPARKLING'])[1 + n % 4], 'P' || n,
      array['tag-' || n % 7], jsonb_build_object('fr_FR', ${words("français")}, 'en', ${words("french")}),
      2015 + n % 10, (array['Chinon', 'Vouvray', 'Saumur-Champigny'])[1 + n % 3], 12.5,
      '[{"name": "Cabernet franc", "percent": 100}]', 20
    from ${numbers}`);
  await tx.execute(sql`
    insert into declination (id_site, id_product, "order", reference, "values", combination, price_cents,
      charged_cents, capacity, capacity_unit, sell_by_multiple_of, weight_grams, id_stock, stock_units)
    select ${idSite}, product.id, box, product.reference || '-' || box,
      (case box when 0 then '[]' else '[{"idVariation": 0, "value": {"fr_FR": "Carton", "en": "Box"}}]' end)::jsonb,
      case box when 0 then '' else 'carton' end, cents, cents, 75, 'CENTILITRE', 1 + 5 * box,
      1300 * (1 + 5 * box), stock.id, 1 + 5 * box
    from product join stock on stock.id_site = product.id_site
      and stock.reference = 'S' || product."order", generate_series(0, 1) box,
      lateral (select (500 + product."order" * 7919 % 4500) * (1 + 5 * box) as cents) as price
    where product.id_site = ${idSite} and product."order" between ${from} and ${until}`);
}

/**
 * Gives a site as many products in place of its own, at once with the triggers' effects: product by
 * product a hundred thousand would take an hour.
 */
export async function replaceCatalogue(tx: Sql, idSite: number, size: number) {
  await tx.execute(sql`delete from product where id_site = ${idSite}`);
  await tx.execute(sql`set local session_replication_role = replica`);
  await fillCatalogue(tx, idSite, 1, size);
  await tx.execute(sql`
    update product set price_cents = cheapest.cents
    from (select id_product, min(price_cents) cents from declination group by id_product) cheapest
    where product.id = cheapest.id_product and id_site = ${idSite}`);
  for (const [language, searched] of [
    ["fr_FR", sql`search_fr`],
    ["en", sql`search_en`],
  ] as const) {
    await tx.execute(sql`
      insert into product_word (id_site, language, word, id_product)
      select id_site, ${language}, words_of(${searched}), id from product where id_site = ${idSite}`);
  }
  await tx.execute(sql`set local session_replication_role = origin`);
}

/** Leaves the tables as a maintained database does; the embedded one does not by itself. */
export async function tidyUp(everySite: Sql): Promise<void> {
  for (const table of ["product", "product_word", "declination", "declination_price", "stock"]) {
    await everySite.execute(sql.raw(`vacuum analyze ${table}`));
  }
}
