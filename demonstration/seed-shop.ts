import { eq } from "drizzle-orm";
import type { SiteData } from "@/demonstration/data/site-data";
import { insertAll } from "@/platform/db/insert-all";
import { accessPoints, carrierRates, carriers, schedules } from "@/platform/db/schema/delivery";
import { discounts } from "@/platform/db/schema/discount";
import { companyAddresses } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { seedProducts } from "./seed-products";

/**
 * Creates a site's goods and their ways of delivery; its variations and addresses are there.
 * @param times as of `seedProducts`
 * @throws Error for a reference, a variation or an address that the site does not have
 */
export async function seedShop(
  tx: Sql,
  data: SiteData,
  times: { now: Date; soldSince: Date },
): Promise<void> {
  const idSite = data.site.id;
  const own = <T extends object>(rows: T[] = []) => rows.map((row) => ({ ...row, idSite }));
  await seedProducts(tx, data, times);
  await seedCarriers(tx, idSite, data.carriers);
  await insertAll(own(data.accessPoints), (rows) => tx.insert(accessPoints).values(rows));
  await insertAll(
    own(data.discounts).map(({ from, until, ...row }) => ({
      ...row,
      from: from ? new Date(from) : null,
      until: until ? new Date(until) : null,
    })),
    (rows) => tx.insert(discounts).values(rows),
  );
  await seedSchedules(tx, idSite, data.schedules);
}

async function seedCarriers(tx: Sql, idSite: number, carrierData: SiteData["carriers"] = []) {
  for (const [order, { words: translations, rates, ...row }] of carrierData.entries()) {
    const [made] = await tx
      .insert(carriers)
      .values({ ...row, idSite, order, translations })
      .returning({ id: carriers.id });
    if (!made) throw new Error(`Carrier ${translations.en.name} was not created`);
    await insertAll(
      rates.map((rate) => ({ ...rate, idSite, idCarrier: made.id })),
      (rows) => tx.insert(carrierRates).values(rows),
    );
  }
}

async function seedSchedules(tx: Sql, idSite: number, scheduleData: SiteData["schedules"] = []) {
  const addresses = await tx
    .select({ id: companyAddresses.id })
    .from(companyAddresses)
    .where(eq(companyAddresses.idSite, idSite))
    .orderBy(companyAddresses.id);
  await insertAll(
    scheduleData.map(({ address, ...row }) => {
      const idAddress = addresses[address]?.id;
      if (idAddress === undefined) throw new Error(`The site has no address ${address}`);
      return { ...row, idSite, idAddress };
    }),
    (rows) => tx.insert(schedules).values(rows),
  );
}
