import type { MoneyPage } from "@/lib/contract/admin/money";

type MoneyDays = MoneyPage["days"];

/** What came in and went back by month, `yyyy-MM`, added up from its days, in cents. */
export function moneyByMonth(days: MoneyDays): MoneyDays {
  const months = new Map<string, { received: number; refunded: number }>();
  for (const { day, received, refunded } of days) {
    const month = day.slice(0, 7);
    const sum = months.get(month) ?? { received: 0, refunded: 0 };
    months.set(month, {
      received: sum.received + Math.round(received * 100),
      refunded: sum.refunded + Math.round(refunded * 100),
    });
  }
  return [...months].map(([day, { received, refunded }]) => ({
    day,
    received: received / 100,
    refunded: refunded / 100,
  }));
}
