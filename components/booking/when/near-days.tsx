"use client";

import { useLocale, useTranslations } from "next-intl";
import { useToday } from "@/components/ui/use-today";
import { siteFormat } from "@/lib/i18n/site-format";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import type { Locale } from "@/lib/rules/text/locale-code";

export function NearDays(props: { chosen: string; onChoose: (day: string) => void }) {
  const t = useTranslations("booking.dayAndTime");
  const { dayAhead } = siteFormat(useLocale() as Locale);
  const today = useToday();
  if (!today) return null;
  const [tomorrow, after] = [daysLater(today, 1), daysLater(today, 2)];
  const days = [
    { day: today, label: t("near.today") },
    { day: tomorrow, label: t("near.tomorrow") },
    { day: after, label: dayAhead(after, today) },
  ];
  return (
    <fieldset aria-label={t("nearDays")} className="mb-3 grid grid-cols-3 gap-2">
      {days.map(({ day, label }) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === props.chosen}
          onClick={() => props.onChoose(day)}
          className="min-h-11 rounded-control border border-line-strong px-2 text-small hover:border-muted aria-pressed:border-accent aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-accent"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
