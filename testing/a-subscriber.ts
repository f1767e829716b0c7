import { asc, eq } from "drizzle-orm";
import { newSecret } from "@/platform/account/member/secret";
import {
  newsletterLists,
  newsletterSubscribers,
  newsletterSubscriptions,
} from "@/platform/db/schema/member";
import type { TestPlatform } from "./test-platform";

/** Adds a subscriber to a site's first list. @returns the list's id, and the mailed link's code */
export async function aSubscriber(
  { database, clock }: Pick<TestPlatform, "database" | "clock">,
  idSite = 901,
  more: Partial<typeof newsletterSubscribers.$inferInsert> = {},
): Promise<{ idList: number; code: string }> {
  const db = database.everySite;
  const code = newSecret();
  const [list] = await db
    .select()
    .from(newsletterLists)
    .where(eq(newsletterLists.idSite, idSite))
    .orderBy(asc(newsletterLists.order))
    .limit(1);
  const [subscriber] = await db
    .insert(newsletterSubscribers)
    .values({
      idSite,
      code,
      email: `${code.slice(0, 12).toLowerCase()}@${idSite}.example`,
      language: "fr_FR",
      createdAt: clock.now(),
      confirmedAt: clock.now(),
      ...more,
    })
    .returning();
  const idList = list?.id ?? 0;
  await db
    .insert(newsletterSubscriptions)
    .values({ idSite, idSubscriber: subscriber?.id ?? 0, idList });
  return { idList, code };
}
