"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { StaffPage } from "@/lib/contract/booking-staff";

export function BookingAmounts({ booking }: { booking: StaffPage }) {
  const t = useTranslations("ride");
  const words = useTranslations("admin.booking");
  const { euros, number } = usePanelFormat();
  const { lines, total, vat, vatRate, paid, refunded, indemnity, owed, cashAtMost, late } = booking;
  if (lines.length === 0) return <p className="text-muted">{t("company.noPrice")}</p>;
  const account = [
    { label: t("money.paid"), amount: paid },
    { label: t("money.refunded"), amount: refunded },
    { label: t("company.indemnity"), amount: indemnity, isDue: true },
    { label: t("company.owed"), amount: owed, isDue: true },
    { label: t("company.cash"), amount: owed > 0 ? cashAtMost : 0 },
    { label: t("company.interest"), amount: late.interest },
    { label: t("company.flatFee"), amount: late.flatFee },
  ].filter(({ amount }) => amount > 0);
  return (
    <AmountList
      rows={[
        ...lines.map(({ label, amount }) => ({ label, amount: euros(amount) })),
        { label: words("total"), amount: euros(total), isMain: true },
        { label: words("vat", { rate: number(vatRate) }), amount: euros(vat) },
        ...account.map((row) => ({ ...row, amount: euros(row.amount) })),
      ]}
    />
  );
}
