import { sql } from "drizzle-orm";
import type { UnitOfWork } from "@/platform/http/unit-of-work";

/** Makes changes of the tree of a site's pages come one after the other. */
export const lockPageOrder = ({ tx, idSite }: Pick<UnitOfWork, "tx" | "idSite">) =>
  tx.execute(sql`select pg_advisory_xact_lock(${idSite}, hashtext('page order'))`);
