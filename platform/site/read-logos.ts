import { asc } from "drizzle-orm";
import { keptRead } from "@/platform/db/kept-read";
import { logos } from "@/platform/db/schema/site-look";

export const readLogos = keptRead(["siteInfo"], (tx) =>
  tx.select().from(logos).orderBy(asc(logos.id)),
);
