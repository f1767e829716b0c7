"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Picking } from "@/lib/contract/admin/picking";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";
import { DayCard } from "./day-card";

const PICKING = "/admin/picking";

export function PackingCard({ picking, most }: { picking: Picking; most: number }) {
  const t = useTranslations("admin.shopDay.toPack");
  const locale = useLocale() as Locale;
  const { total, products } = picking;
  return (
    <DayCard
      title={t("title")}
      nothing={t("nothing")}
      way={{ href: PICKING, label: t("way", { count: total }) }}
      lines={products.slice(0, most).map(({ reference, name, declinationName, quantity }) => ({
        key: reference,
        href: PICKING,
        name,
        note: declinationLabel(declinationName, locale),
        end: `${quantity} ×`,
      }))}
    />
  );
}
