import { sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";

/** Statement that deletes all purchases: the tables named here and those that refer to them. */
const DELETE_PURCHASES = sql`
  do $$
  declare
    emptied regclass;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for emptied in
      with recursive found as (
        select name::regclass::oid as oid from unnest(array[
          'booking', 'shop_order', 'business', 'due_reminder', 'paper_number', 'paper', 'outbox',
          'deadline', 'test_gateway_payment', 'payment_notice', 'closing', 'gateway_comparison'
        ]) as name
        union
        select conrelid from pg_constraint join found on confrelid = found.oid where contype = 'f'
      )
      select oid from found
    loop
      execute format('delete from %s', emptied);
    end loop;
  end $$`;

/**
 * Deletes all purchases of all sites. Row by row, with the guards off that keep documents for ever:
 * to truncate as many tables takes ten times as long. Only a superuser may.
 */
export async function deletePurchases(everySite: Sql): Promise<void> {
  await everySite.transaction((tx) => tx.execute(DELETE_PURCHASES));
}
