import { asc, inArray, isNotNull, sql } from "drizzle-orm";
import type { newsletterSubscriberResource } from "@/lib/contract/admin/newsletter-subscriber-resource";
import {
  newsletterLists,
  newsletterReturns,
  newsletterSubscribers,
  newsletterSubscriptions,
} from "@/platform/db/schema/member";
import { invalidFields } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { RESUMED } from "./subscription";

export const newsletterSubscriberSource: ResourceSource<
  typeof newsletterSubscriberResource,
  typeof newsletterSubscribers
> = {
  table: newsletterSubscribers,
  columns: {
    email: newsletterSubscribers.email,
    language: newsletterSubscribers.language,
    confirmedAt: newsletterSubscribers.confirmedAt,
    state: sql`coalesce(${newsletterSubscribers.stoppedFor}, 'WRITTEN')`,
  },
  among: isNotNull(newsletterSubscribers.confirmedAt),
  async views(tx, rows, language) {
    const lists = await tx.select().from(newsletterLists).orderBy(asc(newsletterLists.order));
    const subscriptions = await tx
      .select()
      .from(newsletterSubscriptions)
      .where(
        inArray(
          newsletterSubscriptions.idSubscriber,
          rows.map(({ id }) => id),
        ),
      );
    const returns = await tx
      .select()
      .from(newsletterReturns)
      .where(
        inArray(
          newsletterReturns.idSubscriber,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(newsletterReturns.at), asc(newsletterReturns.id));
    const returnsOf = (id: number) => returns.filter(({ idSubscriber }) => idSubscriber === id);
    return rows.map(({ id, email, language: spoken, confirmedAt, createdAt, ...row }) => ({
      id,
      email,
      lists: lists
        .filter((list) =>
          subscriptions.some(
            ({ idSubscriber, idList }) => idSubscriber === id && idList === list.id,
          ),
        )
        .map(({ translations }) => translations[language].name)
        .join(", "),
      language: spoken,
      confirmedAt: (confirmedAt ?? createdAt).toISOString(),
      state: row.stoppedFor ?? "WRITTEN",
      isWritten: row.stoppedAt === null,
      stoppedAt: row.stoppedAt?.toISOString() ?? null,
      returned: returnsOf(id).length,
      reason: returnsOf(id).at(-1)?.reason || null,
    }));
  },
  change: {
    auditedAs: ({ id }) => String(id),
    valuesOf: ({ isWritten }, { stoppedAt, stoppedFor }, now) =>
      isWritten
        ? { ...RESUMED, resumedAt: now }
        : { stoppedAt: stoppedAt ?? now, stoppedFor: stoppedFor ?? "COMPANY" },
    async refuse(_, { isWritten }, { stoppedFor }) {
      if (isWritten && stoppedFor === "COMPLAINT") {
        throw invalidFields({ isWritten: "SUBSCRIBER_COMPLAINED" });
      }
    },
    changes: [],
  },
};
