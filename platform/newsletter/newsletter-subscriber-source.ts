import { asc, inArray, isNotNull } from "drizzle-orm";
import type { newsletterSubscriberResource } from "@/lib/contract/admin/newsletter-subscriber-resource";
import {
  newsletterLists,
  newsletterSubscribers,
  newsletterSubscriptions,
} from "@/platform/db/schema/member";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const newsletterSubscriberSource: ResourceSource<
  typeof newsletterSubscriberResource,
  typeof newsletterSubscribers
> = {
  table: newsletterSubscribers,
  columns: {
    email: newsletterSubscribers.email,
    language: newsletterSubscribers.language,
    confirmedAt: newsletterSubscribers.confirmedAt,
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
    return rows.map(({ id, email, language: spoken, confirmedAt, createdAt }) => ({
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
    }));
  },
};
