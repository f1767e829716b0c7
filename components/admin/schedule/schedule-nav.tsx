"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { scheduleHref } from "./schedule-href";
import { type ScheduleView, scheduleDays, scheduleStep } from "./schedule-span";

const ARROW =
  "grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-heading";

export function ScheduleNav(props: { day: string; view: ScheduleView; today: string }) {
  const { day, view, today } = props;
  const t = useTranslations("admin.rides.plan");
  const format = usePanelFormat();
  const days = scheduleDays(day, view);
  const named =
    view === "month"
      ? format.month(day.slice(0, 7))
      : format.days(days[0] ?? day, days.at(-1) ?? day);
  return (
    <nav aria-label={t("view")} className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <div className="-mx-2 flex min-w-0 grow items-center bar:mx-0 bar:grow-0">
        <PanelLink
          href={scheduleHref(scheduleStep(day, view, -1), view)}
          aria-label={t("before")}
          className={ARROW}
        >
          <PanelIcon name="back" />
        </PanelLink>
        <h2 className="min-w-0 grow text-center text-lead first-letter:uppercase bar:min-w-56">
          {named}
        </h2>
        <PanelLink
          href={scheduleHref(scheduleStep(day, view, 1), view)}
          aria-label={t("after")}
          className={ARROW}
        >
          <PanelIcon name="forth" />
        </PanelLink>
      </div>
      <div className="flex items-center gap-3 text-small">
        <ul className="grid grid-cols-2 rounded-control border border-line-strong p-0.5">
          {(["month", "week"] as const).map((one) => (
            <li key={one}>
              <PanelLink
                href={scheduleHref(day, one)}
                aria-current={one === view ? "true" : undefined}
                className="flex min-h-10 items-center justify-center rounded-control px-4 aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {t(one)}
              </PanelLink>
            </li>
          ))}
        </ul>
        {day !== today && (
          <PanelLink
            href={scheduleHref(today, view)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {t("today")}
          </PanelLink>
        )}
      </div>
    </nav>
  );
}
