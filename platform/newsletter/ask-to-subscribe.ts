import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { SubscribeOrder } from "@/lib/contract/newsletter";
import { newSecret } from "@/platform/account/member/secret";
import { newsletterSubscribers as subscriber } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import type { RequestContext } from "@/platform/http/request-context";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { allLists, checkLists } from "./newsletter-lists";
import { newsletterMail } from "./newsletter-mail";
import { forgetAt, setLists } from "./subscription";

const HOUR = 3_600_000;

/** Time an address may leave unanswered, in milliseconds: the 30 days named in its mail. */
const PATIENCE = 30 * 24 * HOUR;

/** Mails its link to an address; a subscribed one stays as it is: the asker may be another. */
export async function askToSubscribe(
  { database, clock }: Pick<Services, "database" | "clock">,
  { idSite, language }: Pick<RequestContext["Variables"], "idSite" | "language">,
  { email, lists }: SubscribeOrder,
): Promise<void> {
  const now = clock.now();
  await database.inSite(idSite, async (tx) => {
    await checkLists(tx, lists);
    const [row] = await tx
      .insert(subscriber)
      .values({ idSite, email, code: newSecret(), language, createdAt: now })
      .onConflictDoUpdate({
        target: [subscriber.idSite, subscriber.email],
        // The last request counts, until it is confirmed.
        set: {
          createdAt: sql`case when ${subscriber.confirmedAt} is null then excluded.created_at else ${subscriber.createdAt} end`,
          language: sql`case when ${subscriber.confirmedAt} is null then excluded.language else ${subscriber.language} end`,
        },
      })
      .returning();
    if (!row) return;
    const isConfirmed = row.confirmedAt !== null;
    if (!isConfirmed) {
      const who = { idSite, id: row.id };
      await setLists(tx, who, lists.length > 0 ? lists : await allLists(tx));
      await forgetAt(tx, who, new Date(now.getTime() + PATIENCE));
    }
    if (await wasMailed(tx, email, now)) return;
    const identity = await mailIdentity(tx, row.language);
    const { code } = row;
    const mail = newsletterMail(identity, { event: eventAt(now), email, code, isConfirmed });
    await postMails(tx, idSite, now, [mail]);
  });
}

/** Names the event of an hour of the clock: the outbox takes one mail to an address for each. */
const eventAt = (at: Date) => `newsletter:${at.toISOString().slice(0, 13)}`;

/** Tells whether an address was mailed in the hour that ends now. */
async function wasMailed(tx: Sql, email: string, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR);
  const mailed = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        inArray(outbox.event, [eventAt(hourAgo), eventAt(now)]),
        eq(outbox.recipient, email),
        gt(outbox.createdAt, hourAgo),
      ),
    );
  return mailed.length > 0;
}
