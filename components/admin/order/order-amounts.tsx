"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { OrderPage } from "@/lib/contract/order-page";

export function OrderAmounts({ order }: { order: OrderPage }) {
  const t = useTranslations("order");
  const words = useTranslations("admin.order");
  const { euros, number } = usePanelFormat();
  const { subtotal, discount, shippingFees, mode, total, vats, paid, refunded, dueNow } = order;
  const isSent = mode === "DELIVERY" || mode === "PICKUP";
  const account = [
    { label: t("money.paid"), amount: paid },
    { label: t("money.refunded"), amount: refunded },
    { label: t("money.dueNow"), amount: dueNow, isDue: true },
  ].filter(({ amount }) => amount > 0);
  return (
    <AmountList
      rows={[
        { label: words("goods"), amount: euros(subtotal) },
        ...(discount && discount.subtotal > 0
          ? [
              {
                label: t("discount", { code: discount.value.code }),
                amount: euros(-discount.subtotal),
              },
            ]
          : []),
        ...(isSent
          ? [
              {
                label: t("shippingFees"),
                amount: shippingFees > 0 ? euros(shippingFees) : t("free"),
              },
            ]
          : []),
        { label: t("total"), amount: euros(total), isMain: true },
        ...vats.map(({ rate, vat }) => ({
          label: t("vat", { rate: number(rate) }),
          amount: euros(vat),
        })),
        ...account.map((row) => ({ ...row, amount: euros(row.amount) })),
      ]}
    />
  );
}
