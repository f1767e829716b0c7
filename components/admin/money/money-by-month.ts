import type { MoneyPage } from "@/lib/contract/admin/money";

type MoneyDays = MoneyPage["days"];

/** Adds up the sums received, refunded and disputed by month, `yyyy-MM`, in cents. */
export function moneyByMonth(days: MoneyDays): MoneyDays {
  const months = new Map<string, Omit<MoneyDays[number], "day">>();
  for (const { day, received, refunded, disputed } of days) {
    const month = day.slice(0, 7);
    const sum = months.get(month) ?? { received: 0, refunded: 0, disputed: 0 };
    months.set(month, {
      received: sum.received + Math.round(received * 100),
      refunded: sum.refunded + Math.round(refunded * 100),
      disputed: sum.disputed + Math.round(disputed * 100),
    });
  }
  return [...months].map(([day, { received, refunded, disputed }]) => ({
    day,
    received: received / 100,
    refunded: refunded / 100,
    disputed: disputed / 100,
  }));
}
