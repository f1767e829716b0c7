"use client";

import { useTranslations } from "next-intl";
import { TickList } from "@/components/admin/picking/tick-list";
import type { Order } from "@/lib/contract/order";

export function PickingList({ order: { lines } }: { order: Order }) {
  const t = useTranslations("admin.order");
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <TickList
      lines={lines}
      countNote={(taken) => t("picked", { taken, lines: lines.length, pieces })}
    />
  );
}
