import { eq } from "drizzle-orm";
import { type CollectWindow, collectDays } from "@/lib/rules/shop/collect-days";
import { schedules } from "@/platform/db/schema/delivery";
import type { companyAddresses } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { readCompanyAddresses } from "@/platform/site/company-addresses";
import { readCalendars } from "@/platform/site/read-calendars";

type ScheduleRow = typeof schedules.$inferSelect;

/** Default calendar for collecting: a day to prepare, a month to choose from. */
const BY_DEFAULT = { minimumNoticeMin: 24 * 60, furthestDays: 30, closures: [] };

/** Reads from when and until when orders may be collected, by the site's calendar for it. */
export async function readCollectWindow(tx: Sql, now: Date): Promise<CollectWindow> {
  const found = (await readCalendars(tx)).find(({ kind }) => kind === "COLLECT");
  const { minimumNoticeMin, furthestDays, closures } = found ?? BY_DEFAULT;
  return {
    now,
    minimumNoticeMin: minimumNoticeMin ?? BY_DEFAULT.minimumNoticeMin,
    furthestDays,
    closures,
  };
}

/** Lists the days to come on which an order can be collected at an address, each with its times. */
export async function collectSlots(
  tx: Sql,
  idAddress: number,
  now: Date,
): Promise<{ date: string; slots: ScheduleRow[] }[]> {
  const times = await tx.select().from(schedules).where(eq(schedules.idAddress, idAddress));
  return collectDays(times, await readCollectWindow(tx, now));
}

/**
 * Finds the wanted place and time to collect; null when they are not offered at this moment.
 * @param wish its time alone identifies the address; an address given besides has to be that one
 */
export async function collectSlot(
  tx: Sql,
  wish: { idAddress?: number | undefined; date: string; idSchedule: number; now: Date },
): Promise<{
  address: typeof companyAddresses.$inferSelect;
  from: string;
  until: string;
} | null> {
  const idAddress = wish.idAddress ?? (await addressOf(tx, wish.idSchedule));
  if (idAddress === undefined) return null;
  const days = await collectSlots(tx, idAddress, wish.now);
  const slots = days.find(({ date }) => date === wish.date)?.slots;
  const slot = slots?.find(({ id }) => id === wish.idSchedule);
  if (!slot) return null;
  const address = (await readCompanyAddresses(tx)).find(({ id }) => id === idAddress);
  return address ? { address, from: slot.from, until: slot.until } : null;
}

async function addressOf(tx: Sql, idSchedule: number): Promise<number | undefined> {
  const [found] = await tx.select().from(schedules).where(eq(schedules.id, idSchedule));
  return found?.idAddress;
}
