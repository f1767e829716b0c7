import { eq } from "drizzle-orm";
import webpush from "web-push";
import { pushKeys } from "@/platform/db/schema/alert";
import type { Sql } from "@/platform/db/sql";

type PushKeys = Pick<typeof pushKeys.$inferSelect, "publicKey" | "privateKey">;

/**
 * Returns the keys by which a site's alerts are known as its own, made when they are first asked
 * for. A site keeps them for ever: a browser takes only alerts signed by the keys with which it was
 * added.
 */
export async function pushKeysOf(tx: Sql, idSite: number): Promise<PushKeys> {
  const read = () => tx.select().from(pushKeys).where(eq(pushKeys.idSite, idSite));
  const [known] = await read();
  if (known) return known;
  // Of two processes that make keys at once, the first set stays.
  await tx
    .insert(pushKeys)
    .values({ idSite, ...webpush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error("The keys of alerts were not stored");
  return made;
}
