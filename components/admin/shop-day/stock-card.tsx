"use client";

import { useTranslations } from "next-intl";
import { panelPath } from "@/components/admin/panel/panel-place";
import type { AdminList } from "@/lib/contract/asked-call";
import { DayCard } from "./day-card";

export function StockCard({ low }: { low: AdminList["items"] }) {
  const t = useTranslations("admin.shopDay.runsOut");
  return (
    <DayCard
      title={t("title")}
      nothing={t("nothing")}
      way={{ href: "/admin/stock?orderBy=quantity", label: t("way") }}
      lines={low.map(({ id, reference, name, quantity }) => ({
        key: String(id),
        href: panelPath("stock", id),
        name: String(name) || String(reference),
        note: String(reference),
        end: t("left", { count: Number(quantity) }),
      }))}
    />
  );
}
