import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { isSealedAnew, seal, unseal } from "./sealing/seal";

/** Sealed columns, and the key by which their rows are ordered. */
export interface SealedColumns {
  table: string;
  key: string;
  columns: string[];
  isJson?: string[];
}

/** Columns sealed before a start serves anybody: few, and looked up by their sealed value. */
export const SEALED_FIRST: SealedColumns[] = [
  { table: "second_factor", key: "id_user", columns: ["secret"] },
  { table: "site_secret", key: "id_site", columns: ["secret"] },
  { table: "test_gateway_secret", key: "id_site", columns: ["secret"] },
  { table: "test_gateway_payment", key: "id", columns: ["return_url"] },
  { table: "push_key", key: "id_site", columns: ["private_key"] },
  { table: "push_device", key: "id", columns: ["auth"] },
  { table: "busy_calendar", key: "id", columns: ["url"] },
  { table: "newsletter_subscriber", key: "id", columns: ["code"] },
  { table: "restock_request", key: "id", columns: ["code"] },
  { table: "event_registration", key: "id", columns: ["code"] },
  { table: "pay_link", key: "ctid", columns: ["code"] },
  { table: "booking", key: "id", columns: ["key", "company_key"] },
  { table: "shop_order", key: "id", columns: ["key", "company_key"] },
];

/** Columns that are sealed while the site is served: they are many, and only read. */
export const SEALED_LATER: SealedColumns[] = [
  {
    table: "outbox",
    key: "id",
    columns: ["text", "html", "attachments", "unsubscribe_url"],
    isJson: ["attachments"],
  },
];

/** Number of rows that are sealed in one transaction. */
const AT_ONCE = 200;

type Row = { after: string } & Record<string, unknown>;

/**
 * Seals unsealed values of some columns, and seals anew those of a former key.
 * @param isOver tells that it is to stop: the next start goes on
 */
export async function sealRows(
  { everySite }: Pick<Database, "everySite">,
  sealed: SealedColumns[],
  isOver: () => boolean = () => false,
): Promise<void> {
  for (const { table, key, columns, isJson = [] } of sealed) {
    const names = sql.raw(columns.map((column) => `"${column}"`).join(", "));
    let after: string | undefined;
    do {
      after = await everySite.transaction(async (tx) => {
        const place = (value: string) => (key === "ctid" ? sql`${value}::tid` : sql`${value}`);
        const from = after === undefined ? sql`true` : sql`${sql.raw(key)} > ${place(after)}`;
        const { rows } = (await tx.execute(sql`
          SELECT ${sql.raw(key)}::text AS after, ${names} FROM ${sql.raw(table)} WHERE ${from}
          ORDER BY ${sql.raw(key)} LIMIT ${AT_ONCE} FOR UPDATE`)) as unknown as { rows: Row[] };
        for (const row of rows) {
          const changes = columns.flatMap((column) => {
            const anew = sealedAnew(row[column], column);
            if (anew === undefined) return [];
            const value = isJson.includes(column)
              ? sql`${JSON.stringify(anew)}::jsonb`
              : sql`${anew}`;
            return [sql`${sql.raw(`"${column}"`)} = ${value}`];
          });
          if (changes.length === 0) continue;
          await tx.execute(sql`
            UPDATE ${sql.raw(table)} SET ${sql.join(changes, sql`, `)}
            WHERE ${sql.raw(key)} = ${place(row.after)}`);
        }
        return rows.length < AT_ONCE ? undefined : rows.at(-1)?.after;
      });
    } while (after !== undefined && !isOver());
  }
}

/** Returns the value to write; undefined for one sealed already. Unsealed JSON is no text. */
function sealedAnew(value: unknown, column: string): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text === "[]" || isSealedAnew(text)) return undefined;
  return seal(unseal(text, column), column);
}
