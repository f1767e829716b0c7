import { keptRead } from "@/platform/db/kept-read";
import { sites } from "@/platform/db/schema/site";
import { siteOrigin } from "./site-origin";

/** The transaction's site; its `url` is the address that links to it begin with. */
export type Site = typeof sites.$inferSelect & { url: string };

/** The site of the transaction, undefined where there is none. */
export const readSite = keptRead(["siteInfo"], async (tx): Promise<Site | undefined> => {
  const [found] = await tx.select().from(sites);
  return found && { ...found, url: siteOrigin(found) };
});
