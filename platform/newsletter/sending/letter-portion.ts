import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, notExists } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import {
  newsletterSendings,
  newsletterSubscribers as subscriber,
  newsletterSubscriptions as subscription,
} from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { postMails } from "@/platform/mail/post-mails";
import { type MailIdentity, mailIdentity } from "@/platform/site/company-identity";
import { readLetterContents } from "./letter-content";
import { letterEvent } from "./letter-event";
import { letterMail } from "./letter-mail";

/** Subscribers who get a letter at once, and the wait of the next ones, in milliseconds. */
export const PORTION = 100;
const BETWEEN_PORTIONS = 60_000;

/**
 * Writes a letter to the next subscribers of its lists, each in their language where it is
 * published in that. A content that was withdrawn meanwhile goes to nobody more.
 */
export const letterPortion: DeadlineWork = {
  async run({ clock }, tx, { idSite, subject }) {
    const now = clock.now();
    const isIt = eq(newsletterSendings.id, Number(subject));
    const [sending] = await tx.select().from(newsletterSendings).where(isIt).for("update");
    if (!sending || sending.doneAt) return;
    const { id, type, idItem, lists, lastSubscriber, sent } = sending;
    const contents = await readLetterContents(tx, { type, id: idItem, now });
    const [any] = Object.values(contents);
    const event = letterEvent({ type, id: idItem });
    const next = any ? await nextSubscribers(tx, { lists, after: lastSubscriber, event }) : [];
    const identities = new Map<LanguageCode, MailIdentity>();
    const mails = [];
    for (const { email, code, language } of next) {
      const identity = identities.get(language) ?? (await mailIdentity(tx, language));
      identities.set(language, identity);
      const letter = contents[identity.language] ?? any;
      if (!letter) continue;
      mails.push(letterMail(identity, { event, email, code, letter }));
    }
    await postMails(tx, idSite, now, mails);
    const isDone = next.length < PORTION;
    await tx
      .update(newsletterSendings)
      .set({
        lastSubscriber: next.at(-1)?.id ?? lastSubscriber,
        sent: sent + mails.length,
        doneAt: isDone ? now : null,
      })
      .where(isIt);
    if (!isDone) {
      const dueAt = new Date(now.getTime() + BETWEEN_PORTIONS);
      await setDeadline(tx, { idSite, kind: "LETTER_PORTION", subject: String(id), dueAt });
    }
  },
};

/** Reads the next confirmed subscribers of some lists, who are written to and lack the letter. */
const nextSubscribers = (
  tx: Sql,
  { lists, after, event }: { lists: number[]; after: number; event: string },
) =>
  tx
    .select()
    .from(subscriber)
    .where(
      and(
        gt(subscriber.id, after),
        isNotNull(subscriber.confirmedAt),
        isNull(subscriber.stoppedAt),
        notExists(
          tx
            .select({ id: outbox.id })
            .from(outbox)
            .where(
              and(
                eq(outbox.idSite, subscriber.idSite),
                eq(outbox.event, event),
                eq(outbox.recipient, subscriber.email),
              ),
            ),
        ),
        exists(
          tx
            .select({ idList: subscription.idList })
            .from(subscription)
            .where(
              and(
                eq(subscription.idSubscriber, subscriber.id),
                inArray(subscription.idList, lists),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(subscriber.id))
    .limit(PORTION);
