import type { SqlConnection } from "@/platform/db/sql-connection";

/** Columns of versions before 26 November 2026 that have no successor. */
export const GONE_COLUMNS: Record<string, string[]> = { site: ["is_e_commerce"] };

/** First values of columns that those versions had not and that cannot be empty. */
export const FIRST_VALUES: Record<string, Record<string, string>> = {
  site: { features: "'{}'::text[]" },
};

/** Sets the features that a site has vehicles or products for. */
const FEATURES = `
  UPDATE site s SET features = array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT FROM vehicle v WHERE v.id_site = s.id) THEN 'RIDES' END,
    CASE WHEN EXISTS (SELECT FROM product p WHERE p.id_site = s.id) THEN 'SHOP' END
  ], NULL) WHERE features = '{}'`;

/** Gives a page the role that its first block serves, where the site's own controls lead to it. */
const ROLES = `
  UPDATE page p SET role = first.role FROM (
    SELECT DISTINCT ON (t.id_site, known.role) t.id_page, known.role
    FROM (VALUES ('BOOKING_FORM', 'BOOKING_FORM'), ('CONTACT_FORM', 'CONTACT'), ('PRODUCT_LIST', 'SHOP'))
      AS known (block, role)
    JOIN component c ON c.type = known.block
    JOIN page_translation t ON t.id_site = c.id_site AND t.content->'components' ? c.slug
    JOIN page q ON q.id = t.id_page
    WHERE NOT EXISTS (SELECT FROM page o WHERE o.id_site = t.id_site AND o.role = known.role)
    ORDER BY t.id_site, known.role, q."order", q.id
  ) AS first WHERE p.id = first.id_page`;

const CUSTOMERS = `
  SELECT settle_customer(id_site, email) FROM (
    SELECT id_site, email FROM "user" UNION SELECT id_site, email FROM booking
    UNION SELECT id_site, email FROM shop_order
  ) AS known`;

const STOCK_HISTORY = `
  INSERT INTO stock_movement (id_site, id_stock, at, units, quantity, reason)
  SELECT id_site, id, now(), quantity, quantity, 'BEGIN' FROM stock s
  WHERE quantity <> 0 AND NOT EXISTS (SELECT FROM stock_movement m WHERE m.id_stock = s.id)`;

// Kept as `keep_search_words` and `keep_words` keep them.
const WORDS = `
  DO $$
  DECLARE
    searched record;
  BEGIN
    DELETE FROM search_word;
    FOR searched IN
      SELECT tgrelid::regclass AS subject,
        string_to_array(rtrim(encode(tgargs, 'escape'), '\\000'), '\\000') AS fields
      FROM pg_trigger WHERE tgname = 'search_words'
    LOOP
      EXECUTE format('INSERT INTO search_word (id_site, subject, word, id_subject)
        SELECT id_site, %L, word, id FROM %s t, search_words_of(to_jsonb(t), $1) AS word',
        searched.subject, searched.subject) USING searched.fields;
    END LOOP;
    DELETE FROM product_word;
    INSERT INTO product_word (id_site, language, word, id_product)
    SELECT id_site, 'fr_FR', words_of(search_fr), id FROM product
    UNION ALL SELECT id_site, 'en', words_of(search_en), id FROM product;
  END $$`;

/**
 * Fills in what the rows of an earlier version lack, within the transaction that has loaded them
 * and before their triggers fire again.
 */
export async function completeEarlierRows(connection: SqlConnection): Promise<void> {
  for (const statement of [FEATURES, ROLES, CUSTOMERS, STOCK_HISTORY, WORDS]) {
    await connection.query(statement);
  }
}
