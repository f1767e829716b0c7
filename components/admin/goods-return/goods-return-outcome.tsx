"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import { RefundOutcomeNote } from "@/components/admin/refund/refund-outcome-note";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import type { GoodsReturnWorth } from "./goods-return-worth";

export function GoodsReturnOutcome(props: {
  page: GoodsReturnPage;
  worth: GoodsReturnWorth | undefined;
  hasPieces: boolean;
}) {
  const { page, worth, hasPieces } = props;
  const t = useTranslations("admin.goodsReturn");
  const { euros } = usePanelFormat();
  if (!hasPieces) return <p className="text-muted text-small">{t("choose")}</p>;
  if (!worth) return <p className="text-muted text-small">{t("tooMuchWithheld")}</p>;
  const rows = [
    { label: t("goods"), amount: worth.goods },
    { label: t("discount"), amount: -worth.discount },
    { label: t("shippingFees"), amount: worth.shippingFees },
    { label: t("credited"), amount: -worth.credited },
    { label: t("valueLost"), amount: -worth.withheld },
  ].filter(({ amount }) => amount !== 0);
  return (
    <>
      <AmountList
        rows={[
          ...rows.map(({ label, amount }) => ({ label, amount: euros(amount) })),
          { label: t("refund"), amount: euros(worth.refund), isMain: true },
        ]}
      />
      {worth.refund > 0 && <RefundOutcomeNote of="order" page={page.money} amount={worth.refund} />}
    </>
  );
}
