import { and, eq, gte, isNull, lt, lte, ne, not, or, sql } from "drizzle-orm";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { discountResource } from "@/lib/contract/admin/discount-resource";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { discounts } from "@/platform/db/schema/discount";
import { invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { ResourceSource } from "@/platform/panel/resource-source";

type DiscountRow = typeof discounts.$inferSelect;
type DiscountItem = AdminItem<typeof discountResource>;

/** Condition for the codes that are usable now, by any customer. */
const isValid = (now: Date) =>
  and(
    eq(discounts.isActive, true),
    or(isNull(discounts.from), lte(discounts.from, now)),
    or(isNull(discounts.until), gte(discounts.until, now)),
    or(isNull(discounts.mostUses), sql`${discounts.uses} < ${discounts.mostUses}`),
  );

export const discountSource: ResourceSource<typeof discountResource, typeof discounts> = {
  table: discounts,
  columns: {
    code: discounts.code,
    kind: discounts.kind,
    isActive: discounts.isActive,
    uses: discounts.uses,
  },
  subsets: {
    valid: isValid,
    over: (now) =>
      or(
        eq(discounts.isActive, false),
        lt(discounts.until, now),
        not(sql`coalesce(${discounts.uses} < ${discounts.mostUses}, true)`),
      ),
  },
  async views(_, rows) {
    return rows.map((row) => ({
      id: row.id,
      code: row.code,
      isActive: row.isActive,
      kind: row.kind,
      percent: row.percent,
      amount: row.amountCents === null ? null : eurosFromCents(row.amountCents),
      from: row.from && parisDate(row.from),
      until: row.until && parisDate(row.until),
      minimum: eurosFromCents(row.minimumCents),
      mostUses: row.mostUses,
      mostUsesPerPerson: row.mostUsesPerPerson,
      uses: row.uses,
    }));
  },
  change: {
    valuesOf: (item, row) => {
      throwIfInvalid(errorsOf(item, row));
      const { kind } = item;
      return {
        code: item.code,
        isActive: item.isActive,
        kind,
        percent: kind === "PERCENT" ? item.percent : null,
        amountCents: kind === "AMOUNT" && item.amount !== null ? centsFromEuros(item.amount) : null,
        from:
          sameDay(row.from, item.from) ??
          (item.from === null ? null : endOfParisDay(daysLater(item.from, -1))),
        until:
          sameDay(row.until, item.until) ?? (item.until === null ? null : lastMoment(item.until)),
        minimumCents: centsFromEuros(item.minimum),
        mostUses: item.mostUses,
        mostUsesPerPerson: item.mostUsesPerPerson,
      };
    },
    refuse: async (tx, { code }, row) => {
      if (row.code === code) return;
      const isSame = and(eq(discounts.code, code), row.id ? ne(discounts.id, row.id) : undefined);
      if ((await tx.$count(discounts, isSame)) > 0) throw invalidFields({ code: "CODE_TAKEN" });
    },
    changes: [],
  },
};

/** Finds the faults of a code's fields in combination, by field. */
function errorsOf(item: DiscountItem, row: Partial<DiscountRow>): Record<string, InvalidField> {
  const { kind, percent, amount, from, until, mostUses, code } = item;
  const { uses = 0 } = row;
  return {
    ...(kind === "PERCENT" && percent === null && { percent: "REQUIRED" }),
    ...(kind === "AMOUNT" && amount === null && { amount: "REQUIRED" }),
    ...(from !== null && until !== null && until < from && { until: "END_BEFORE_START" }),
    ...(mostUses !== null &&
      mostUses < uses && { mostUses: { code: "TOO_SMALL", said: "FEWER_THAN_USED", count: uses } }),
    // Orders know their discount by its code.
    ...(uses > 0 && code !== row.code && { code: "CODE_USED" }),
  } as Record<string, InvalidField>;
}

/** Keeps the stored instant if it is of that day already, since it may be at another hour. */
const sameDay = (instant: Date | null | undefined, day: string | null): Date | undefined =>
  instant && parisDate(instant) === day ? instant : undefined;

const lastMoment = (day: string) => new Date(endOfParisDay(day).getTime() - 1);
