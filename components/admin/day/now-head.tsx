"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { DayRide } from "@/lib/contract/admin/day";

const MINUTE = 60_000;

export function NowHead({ ride, now }: { ride: DayRide; now: Date }) {
  const { startAt, driveMin, step } = ride;
  const t = useTranslations("admin.day");
  const format = usePanelFormat();
  const start = Date.parse(startAt);
  const minutes = Math.max(0, Math.ceil((start - now.getTime()) / MINUTE));
  const wait = t("wait", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const isAhead = (step === null || step === "ON_THE_WAY") && minutes > 0;
  return (
    <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-accent">
      <span className="font-semibold">{isAhead ? t("now.in", { wait }) : t("now.now")}</span>
      {step === null && driveMin !== null && (
        <span className="text-small tabular-nums">
          {t("now.leaveAt", {
            time: format.time(new Date(start - driveMin * MINUTE).toISOString()),
          })}
        </span>
      )}
    </p>
  );
}
