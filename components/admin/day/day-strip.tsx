"use client";

import { useTranslations } from "next-intl";
import { DayField } from "@/components/admin/panel/day-field";
import { moveTo } from "@/components/admin/panel/move-to";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { daysLater, mondayOf } from "@/lib/rules/calendar/paris-day";

const ARROW =
  "grid h-14 w-9 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-heading";

export function DayStrip({ day, today }: { day: string; today: string }) {
  const t = useTranslations("admin.day");
  const { weekday, day: wholeDay } = usePanelFormat();
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, index) => daysLater(monday, index));
  const href = (to: string) => (to === today ? "/admin" : `/admin?day=${to}`);
  return (
    <nav aria-label={t("days")} className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="-mx-2 flex min-w-0 grow items-center bar:mx-0 bar:max-w-xl">
        <PanelLink href={href(daysLater(day, -7))} aria-label={t("weekBefore")} className={ARROW}>
          <PanelIcon name="back" />
        </PanelLink>
        <ol className="grid grow grid-cols-7 gap-0.5">
          {days.map((one, index) => (
            <li key={one}>
              <PanelLink
                href={href(one)}
                aria-label={wholeDay(`${one}T12:00:00Z`)}
                aria-current={one === day ? "date" : undefined}
                className="flex h-14 flex-col items-center justify-center rounded-control hover:bg-raised aria-[current]:bg-accent aria-[current]:text-on-accent"
              >
                <span className="text-[0.6875rem] uppercase">{weekday(index + 1).slice(0, 3)}</span>
                <span
                  className={`font-semibold tabular-nums leading-tight ${one === today && one !== day ? "text-accent" : ""}`}
                >
                  {Number(one.slice(8))}
                </span>
              </PanelLink>
            </li>
          ))}
        </ol>
        <PanelLink href={href(daysLater(day, 7))} aria-label={t("weekAfter")} className={ARROW}>
          <PanelIcon name="forth" />
        </PanelLink>
      </div>
      <div className="flex items-center gap-2 text-small">
        {day !== today && (
          <PanelLink
            href="/admin"
            className="inline-flex min-h-11 items-center px-2 text-accent underline underline-offset-4"
          >
            {t("today")}
          </PanelLink>
        )}
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="text-muted">
            {t("otherDay")}
          </span>
          <div className="w-44">
            <DayField
              id="other-day"
              label={t("otherDay")}
              hasHiddenLabel
              day={day}
              onChoose={(chosen) => chosen && chosen !== day && moveTo(href(chosen))}
            />
          </div>
        </div>
      </div>
    </nav>
  );
}
