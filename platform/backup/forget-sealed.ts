import type { SqlConnection } from "@/platform/db/sql-connection";

/** Random code of 244 bits, in letters that an address can hold. */
const NEW_CODE = "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')";

/**
 * Gives up the sealed secrets of a database where their key is lost: each is drawn anew or deleted.
 * Passwords and passkeys stay; a user with a code application logs in without it, and sets it up
 * anew. Links in letters open nothing any more, their texts are erased, and unsent letters are
 * given up. Browsers have to be added to alerts again, and calendars read again.
 */
export async function forgetSealed(connection: SqlConnection): Promise<void> {
  for (const statement of [
    "DELETE FROM second_factor",
    "DELETE FROM recovery_code",
    "DELETE FROM site_secret",
    "DELETE FROM test_gateway_secret",
    "DELETE FROM push_device",
    "DELETE FROM push_key",
    "DELETE FROM busy_calendar WHERE url IS NOT NULL",
    "DELETE FROM pay_link",
    `UPDATE newsletter_subscriber SET code = ${NEW_CODE}`,
    `UPDATE restock_request SET code = ${NEW_CODE}`,
    `UPDATE event_registration SET code = ${NEW_CODE}`,
    `UPDATE booking SET key = ${NEW_CODE}, company_key = ${NEW_CODE} WHERE key <> ''`,
    `UPDATE shop_order SET key = ${NEW_CODE}, company_key = ${NEW_CODE} WHERE key <> ''`,
    "UPDATE test_gateway_payment SET return_url = ''",
    `UPDATE outbox SET text = '', html = '', attachments = '[]', unsubscribe_url = NULL,
       body_erased_at = coalesce(body_erased_at, now()),
       died_at = CASE WHEN sent_at IS NULL AND kept_at IS NULL THEN coalesce(died_at, now()) ELSE died_at END,
       last_error = CASE WHEN sent_at IS NULL AND kept_at IS NULL
         THEN 'Its text was sealed by a key that is lost' ELSE last_error END`,
    "DELETE FROM sealing_key",
  ]) {
    await connection.query(statement);
  }
}
