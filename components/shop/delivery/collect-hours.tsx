"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CollectPoint } from "@/lib/contract/shipping";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { collectWeek } from "./collect-week";

export function CollectHours({ hours }: { hours: CollectPoint["hours"] }) {
  const t = useTranslations("delivery");
  const { weekday } = siteFormat(useLocale() as Locale);
  return (
    <span className="block text-small">
      {collectWeek(hours).map(({ from, to, times }) => (
        <span key={from} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-muted first-letter:uppercase">
            {from === to ? weekday(from) : t("weekdays", { from: weekday(from), to: weekday(to) })}
          </span>
          <span className="tabular-nums">{times.map((time) => t("hours", time)).join(", ")}</span>
        </span>
      ))}
    </span>
  );
}
