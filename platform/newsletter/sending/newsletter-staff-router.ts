import { and, count, countDistinct, desc, eq, isNotNull, isNull } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/newsletter-staff";
import type { ContentName } from "@/lib/contract/content/contents";
import type { ContentLetters } from "@/lib/contract/newsletter";
import { recordAudit } from "@/platform/audit/record-audit";
import { readContentRow } from "@/platform/content/item/content-draft";
import {
  newsletterReturns,
  newsletterSendings,
  newsletterSubscribers as subscriber,
  newsletterSubscriptions as subscription,
} from "@/platform/db/schema/member";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { checkLists, readNewsletterLists } from "@/platform/newsletter/newsletter-lists";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { readLetterContents } from "./letter-content";
import { letterEvent } from "./letter-event";

export function newsletterStaffRouter() {
  return newRouter()
    .answer(calls.getContentLetters, async (work, { param }) => {
      await readContentRow(work.tx, param.type, param.id);
      return readLetters(work, param);
    })
    .answer(calls.sendContentLetter, async (work, { param: { type, id }, json }) => {
      const { tx, idSite, now, user } = work;
      // Of two sends at once, the second waits here.
      await readContentRow(tx, type, id, { lock: true });
      if (!(await readFlag(tx, "ENABLE_NEWSLETTER"))) throw new ApiError("NOT_FOUND");
      const contents = await readLetterContents(tx, { type, id, now });
      const [letter] = Object.values(contents);
      if (!letter) throw new ApiError("CONFLICT", "LETTER_NOT_OUT");
      await checkLists(tx, json.lists);
      const lists = [...new Set(json.lists)];
      const [sending] = await tx
        .insert(newsletterSendings)
        .values({ idSite, type, idItem: id, lists, startedAt: now, by: user.email })
        .onConflictDoNothing()
        .returning({ id: newsletterSendings.id });
      if (!sending) throw new ApiError("CONFLICT", "LETTER_UNDER_WAY");
      const subject = String(sending.id);
      await setDeadline(tx, { idSite, kind: "LETTER_PORTION", subject, dueAt: now });
      await recordAudit(work, {
        user,
        action: "SEND_LETTER",
        subject: `${type} ${id}`,
        before: null,
        after: { title: letter.title },
      });
      return readLetters(work, { type, id });
    });
}

async function readLetters(
  { tx, language }: Pick<UnitOfWork, "tx" | "language">,
  { type, id }: { type: ContentName; id: number },
): Promise<ContentLetters> {
  const isOn = await readFlag(tx, "ENABLE_NEWSLETTER");
  const known = await readNewsletterLists(tx, language);
  const counts = await tx
    .select({ idList: subscription.idList, subscribers: count() })
    .from(subscription)
    .innerJoin(subscriber, eq(subscriber.id, subscription.idSubscriber))
    .where(and(isNotNull(subscriber.confirmedAt), isNull(subscriber.stoppedAt)))
    .groupBy(subscription.idList);
  const countOf = new Map(counts.map(({ idList, subscribers }) => [idList, subscribers]));
  const sendings = await tx
    .select()
    .from(newsletterSendings)
    .where(and(eq(newsletterSendings.type, type), eq(newsletterSendings.idItem, id)))
    .orderBy(desc(newsletterSendings.id))
    .limit(20);
  const [came] = await tx
    .select({ back: countDistinct(newsletterReturns.idSubscriber) })
    .from(newsletterReturns)
    .where(eq(newsletterReturns.event, letterEvent({ type, id })));
  return {
    returned: came?.back ?? 0,
    lists: isOn
      ? known.map((list) => ({
          id: list.id,
          name: list.name,
          subscribers: countOf.get(list.id) ?? 0,
        }))
      : [],
    sendings: sendings.map((sending) => ({
      id: sending.id,
      startedAt: sending.startedAt.toISOString(),
      by: sending.by,
      lists: sending.lists.flatMap((one) => known.find((list) => list.id === one)?.name ?? []),
      sent: sending.sent,
      isDone: sending.doneAt !== null,
    })),
  };
}
