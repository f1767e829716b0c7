import { collectDays } from "@/lib/rules/shop/collect-days";
import { schedules } from "@/platform/db/schema/delivery";
import type { Sql } from "@/platform/db/sql";
import { readCollectWindow } from "./collect-slots";

/** Those of some days (`yyyy-MM-dd`) on which an order can be collected at one address at least. */
export async function collectDates(tx: Sql, days: string[], now: Date): Promise<string[]> {
  const times = await tx.select().from(schedules);
  const open = collectDays(times, await readCollectWindow(tx, now));
  return open.map(({ date }) => date).filter((date) => days.includes(date));
}
