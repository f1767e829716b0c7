import { sql } from "drizzle-orm";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Sql } from "@/platform/db/sql";

/** Days for which the text of a letter about an account is kept: its link is good for one. */
const ACCOUNT_DAYS = 7;

/** Days for which an alert to a browser is kept. */
const ALERT_DAYS = 1;

/**
 * Erases the text and the files of letters of every site once they are as old as the setting allows
 * (LETTER_DAYS); their receiver, subject and state stay. Messages that wait to be sent are left.
 */
export async function eraseBodies(db: Sql, now: Date): Promise<void> {
  const at = now.toISOString();
  const usual = Number(PARAMETERS.LETTER_DAYS.default);
  await db.execute(sql`
    update outbox set text = '', html = '', attachments = '[]', unsubscribe_url = null, body_erased_at = ${at}::timestamptz
    where body_erased_at is null
      and (sent_at is not null or kept_at is not null or died_at is not null)
      and created_at < ${at}::timestamptz - make_interval(days => case
        when cause in ('member', 'newsletter') then ${ACCOUNT_DAYS}::int
        else coalesce((
          select p.value::int from parameter p
          where p.id_site = outbox.id_site and p.type = 'LETTER_DAYS' and p.value ~ '^[0-9]{1,5}$'
        ), ${usual}::int) end)`);
  await db.execute(sql`
    delete from outbox
    where channel = 'PUSH' and created_at < ${at}::timestamptz - make_interval(days => ${ALERT_DAYS}::int)`);
}
