import { sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { newSecret } from "@/platform/account/member/secret";
import { newsletterSubscribers as subscriber } from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { findByEmail } from "./find-subscriber";
import { allLists } from "./newsletter-lists";
import { chooseLists } from "./subscription";

interface ConfirmedAddress {
  idSite: number;
  email: string;
  language: LanguageCode;
  now: Date;
}

/**
 * Subscribes a member to every list of the site; nothing where the site has no newsletter.
 * The address must be confirmed: nothing more is asked of its owner.
 */
export async function subscribeMember(tx: Sql, member: ConfirmedAddress): Promise<void> {
  if (!(await readFlag(tx, "ENABLE_NEWSLETTER"))) return;
  await chooseMemberLists(tx, member, await allLists(tx));
}

/** Sets a member's lists at once; without any they have left. */
export async function chooseMemberLists(
  tx: Sql,
  { idSite, email, language, now }: ConfirmedAddress,
  lists: number[],
): Promise<void> {
  if (lists.length === 0 && !(await findByEmail(tx, email))) return;
  const [row] = await tx
    .insert(subscriber)
    .values({ idSite, email, code: newSecret(), language, createdAt: now })
    .onConflictDoUpdate({
      target: [subscriber.idSite, subscriber.email],
      // Nothing changes, but the row is locked until the end of the transaction.
      set: { email: sql`excluded.email` },
    })
    .returning({ id: subscriber.id });
  if (row) await chooseLists(tx, { idSite, id: row.id }, lists, now);
}
