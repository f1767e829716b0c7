import { collectDays } from "@/lib/rules/shop/collect-days";
import { schedules } from "@/platform/db/schema/delivery";
import type { Sql } from "@/platform/db/sql";
import { readCollectWindow } from "./collect-slots";

/** Finds those of some days (`yyyy-MM-dd`) on which some address hands an order over. */
export async function collectDates(tx: Sql, days: string[], now: Date): Promise<string[]> {
  const times = await tx.select().from(schedules);
  const open = collectDays(times, await readCollectWindow(tx, now));
  return open.map(({ date }) => date).filter((date) => days.includes(date));
}
