import { asc, eq, inArray } from "drizzle-orm";
import {
  type companyAddressResource,
  WEEKDAYS,
} from "@/lib/contract/admin/company-address-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { schedules } from "@/platform/db/schema/delivery";
import type { Sql } from "@/platform/db/sql";
import type { ErrorWord } from "@/platform/http/message-of";

type Hours = AdminItem<typeof companyAddressResource>["hours"][number];

const keyOf = (hours: Hours): string => `${hours.day} ${hours.from} ${hours.until}`;

/** Reads the hours of addresses with the ids of their rows, from Monday on. */
async function readRows(tx: Sql, ids: number[]) {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(schedules)
    .where(inArray(schedules.idAddress, ids))
    .orderBy(asc(schedules.weekday), asc(schedules.from), asc(schedules.id));
}

const hoursOf = ({ weekday, from, until }: typeof schedules.$inferSelect): Hours => ({
  day: WEEKDAYS[weekday - 1] ?? "MONDAY",
  from,
  until,
});

/** Reads the hours at which orders are collected, by the ids of the addresses. */
export async function readCollectHours(tx: Sql, ids: number[]): Promise<Map<number, Hours[]>> {
  const found = new Map<number, Hours[]>(ids.map((id) => [id, []]));
  for (const row of await readRows(tx, ids)) found.get(row.idAddress)?.push(hoursOf(row));
  return found;
}

/** Gives an address other hours; those that stay keep the ids by which checkouts know them. */
export async function storeCollectHours(
  { tx, idSite }: { tx: Sql; idSite: number },
  idAddress: number,
  hours: Hours[],
): Promise<void> {
  const wanted = new Map(hours.map((one) => [keyOf(one), one]));
  for (const row of await readRows(tx, [idAddress])) {
    if (wanted.delete(keyOf(hoursOf(row)))) continue;
    await tx.delete(schedules).where(eq(schedules.id, row.id));
  }
  if (wanted.size === 0) return;
  await tx.insert(schedules).values(
    [...wanted.values()].map((one) => ({
      ...{ idSite, idAddress, weekday: WEEKDAYS.indexOf(one.day) + 1 },
      ...{ from: one.from, until: one.until },
    })),
  );
}

/** Finds hours that end before they begin, or overlap others of their day, by field. */
export function hoursErrors(hours: Hours[]): Record<string, ErrorWord> {
  return Object.fromEntries(
    hours.flatMap(({ day, from, until }, place): [string, ErrorWord][] => {
      if (until <= from) return [[`hours.${place}.until`, "END_BEFORE_START"]];
      const isTaken = hours
        .slice(0, place)
        .some((other) => other.day === day && from < other.until && other.from < until);
      return isTaken ? [[`hours.${place}.from`, "HOURS_OVERLAP"]] : [];
    }),
  );
}
