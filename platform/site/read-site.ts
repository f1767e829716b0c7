import { keptRead } from "@/platform/db/kept-read";
import { sites } from "@/platform/db/schema/site";
import { siteOrigin } from "./site-origin";

/** Site of the transaction; links to it begin with its `url`. */
export type Site = typeof sites.$inferSelect & { url: string };

export const readSite = keptRead(["siteInfo"], async (tx): Promise<Site | undefined> => {
  const [found] = await tx.select().from(sites);
  return found && { ...found, url: siteOrigin(found) };
});
