"use client";

import { useTranslations } from "next-intl";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { RidePlan } from "@/lib/contract/admin/ride-plan";
import { blocksOfDay } from "./blocks-of-day";
import { scheduleHref } from "./schedule-href";

export function ScheduleMonth(props: {
  days: string[];
  day: string;
  today: string;
  plan: RidePlan;
}) {
  const { days, day, today, plan } = props;
  const t = useTranslations("admin.rides.plan");
  const format = usePanelFormat();
  const counts = new Map<string, number>();
  for (const ride of plan.rides) counts.set(ride.day, (counts.get(ride.day) ?? 0) + 1);
  return (
    <div>
      <div aria-hidden="true" className="mb-1 grid grid-cols-7 gap-1">
        {days.slice(0, 7).map((one, index) => (
          <span key={one} className="text-center text-[0.6875rem] text-muted uppercase">
            {format.weekday(index + 1).slice(0, 3)}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {days.map((one) => {
          const count = counts.get(one) ?? 0;
          const isOther = one.slice(0, 7) !== day.slice(0, 7);
          const isClosed = plan.closures.includes(one);
          const hasBlock = blocksOfDay(plan.blocks, one).length > 0;
          return (
            <li key={one}>
              <PanelLink
                href={scheduleHref(one, "month")}
                aria-label={t("dayLabel", { day: format.day(`${one}T12:00:00Z`), count })}
                aria-current={one === day ? "date" : undefined}
                className={`flex h-14 flex-col items-center rounded-control border pt-1 hover:border-muted aria-[current]:border-accent aria-[current]:bg-surface bar:h-20 ${isOther ? "border-transparent" : "border-line"} ${isClosed ? "bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_7px)]" : ""}`}
              >
                <span
                  className={`text-small tabular-nums ${one === today ? "font-semibold text-accent" : "text-muted"}`}
                >
                  {Number(one.slice(8))}
                </span>
                {count > 0 && (
                  <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 font-semibold text-on-accent text-small tabular-nums">
                    {count}
                  </span>
                )}
                {hasBlock && (
                  <span
                    title={t("blocked")}
                    className="mt-auto mb-1 h-0.5 w-2/3 rounded-full bg-danger"
                  />
                )}
              </PanelLink>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
