"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { useShownDay } from "@/components/admin/panel/use-shown-day";
import { BlockSheet } from "./block-sheet";
import { BusyCalendarSheet } from "./busy-calendar-sheet";
import { FeedSheet } from "./feed-sheet";
import { ScheduleDay } from "./schedule-day";
import { ScheduleMonth } from "./schedule-month";
import { ScheduleNav } from "./schedule-nav";
import { type ScheduleView, scheduleDays } from "./schedule-span";

/** Interval at which it is asked for anew, in milliseconds. */
const ASKED_AGAIN = 60_000;

export function ScheduleScreen() {
  const t = useTranslations("admin.rides");
  const action = useTranslations("admin.action");
  const query = useSearchParams();
  const { day, today } = useShownDay();
  const { can } = usePanel();
  const view: ScheduleView = query.get("view") === "week" ? "week" : "month";
  const days = scheduleDays(day, view);
  const [opened, setOpened] = useState<"block" | "feed" | "calendar">();
  const plan = usePanelData("/admin/ride-plan", {
    query: { from: days[0], until: days.at(-1) },
    refreshInterval: ASKED_AGAIN,
    keepPreviousData: true,
  });
  const close = () => setOpened(undefined);
  return (
    <Screen
      title={t("plan.title")}
      aside={
        can("booking:take") && (
          <PanelLink href="/admin/new-booking" className={panelButton("solid")}>
            <PanelIcon name="add" className="size-4" />
            {t("plan.newRide")}
          </PanelLink>
        )
      }
    >
      <ScheduleNav day={day} view={view} today={today} />
      <Loaded of={plan}>
        {(data) =>
          view === "month" ? (
            <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:items-start">
              <ScheduleMonth days={days} day={day} today={today} plan={data} />
              <ScheduleDay day={day} plan={data} mutate={plan.mutate} />
            </div>
          ) : (
            <div className="space-y-5">
              {days.map((one) => (
                <ScheduleDay key={one} day={one} plan={data} mutate={plan.mutate} isShort />
              ))}
            </div>
          )
        }
      </Loaded>
      <div className="mt-8 grid gap-2 xs:flex">
        {can("vehicle:block") && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpened("block")}
            className={panelButton()}
          >
            {action("addVehicleBlock.title")}
          </button>
        )}
        {can("vehicle:block") && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpened("calendar")}
            className={panelButton()}
          >
            {t("calendar.open")}
          </button>
        )}
        {can("ride-feed:change") && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpened("feed")}
            className={panelButton()}
          >
            {t("feed.open")}
          </button>
        )}
      </div>
      {opened === "block" && plan.data && (
        <BlockSheet day={day} plan={plan.data} onDone={() => void plan.mutate()} onClose={close} />
      )}
      {opened === "calendar" && plan.data && (
        <BusyCalendarSheet
          vehicles={plan.data.vehicles}
          onChange={() => void plan.mutate()}
          onClose={close}
        />
      )}
      {opened === "feed" && plan.data && (
        <FeedSheet vehicles={plan.data.vehicles} onClose={close} />
      )}
    </Screen>
  );
}
