import { randomBytes } from "node:crypto";
import type { Database } from "@/platform/db/database";
import { testGatewaySecrets } from "@/platform/db/schema/payment";

/** Reads the secret that signs a site's notices; undefined for a site that none was sent for. */
export function knownNoticeSecret(database: Database, idSite: number): Promise<string | undefined> {
  return database.inSite(idSite, async (tx) => {
    const [known] = await tx.select().from(testGatewaySecrets);
    return known?.secret;
  });
}

/** Reads the secret, or draws it when first asked for, so that all processes agree. */
export async function noticeSecret(database: Database, idSite: number): Promise<string> {
  await database.inSite(idSite, (tx) =>
    tx
      .insert(testGatewaySecrets)
      .values({ idSite, secret: randomBytes(32).toString("base64url") })
      .onConflictDoNothing(),
  );
  const secret = await knownNoticeSecret(database, idSite);
  if (!secret) throw new Error(`Site ${idSite} has no notice secret`);
  return secret;
}
