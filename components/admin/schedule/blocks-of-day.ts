import type { VehicleBlock } from "@/lib/contract/admin/ride-plan";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";

/** Finds the blocks of vehicles that overlap a day of Paris, `yyyy-MM-dd`. */
export function blocksOfDay(blocks: VehicleBlock[], day: string): VehicleBlock[] {
  const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
  return blocks.filter(({ startAt, endAt }) => new Date(startAt) < until && new Date(endAt) > from);
}
