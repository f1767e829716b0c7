import { asc } from "drizzle-orm";
import { keptRead } from "@/platform/db/kept-read";
import { logos } from "@/platform/db/schema/site-look";

/** The logos of the transaction's site. */
export const readLogos = keptRead(["siteInfo"], (tx) =>
  tx.select().from(logos).orderBy(asc(logos.id)),
);
