import { asc } from "drizzle-orm";
import { keptRead } from "@/platform/db/kept-read";
import { companyAddresses } from "@/platform/db/schema/people";

/** Reads the addresses of the company, the oldest first. */
export const readCompanyAddresses = keptRead(
  ["addresses"],
  async (tx): Promise<readonly (typeof companyAddresses.$inferSelect)[]> =>
    tx.select().from(companyAddresses).orderBy(asc(companyAddresses.id)),
);
