"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { SpanCard } from "./span-card";
import { UndoneList } from "./undone-list";
import { VisitList } from "./visit-list";

/** Interval at which the numbers are asked for anew, in milliseconds. */
const ASKED_AGAIN = 60_000;

export function GlanceScreen() {
  const t = useTranslations("admin.glance");
  const { resource } = usePanel();
  const page = usePanelData("/admin/glance", { refreshInterval: ASKED_AGAIN });
  return (
    <Screen title={t("title")}>
      <Loaded of={page} lines={4}>
        {({ spans, weeks, visits, waiting }) => (
          <>
            <ScreenPart title={t("undone")}>
              <UndoneList waiting={waiting} />
            </ScreenPart>
            <ScreenPart title={t("figures")}>
              <p className="-mt-2 mb-3 text-muted text-small">{t("compared")}</p>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] gap-3">
                {resource("booking") && (
                  <SpanCard kind="rides" icon="ride" spans={spans} weeks={weeks} path={ridesPath} />
                )}
                {resource("order") && (
                  <SpanCard
                    kind="orders"
                    icon="order"
                    spans={spans}
                    weeks={weeks}
                    path={ordersPath}
                  />
                )}
                <SpanCard
                  kind="income"
                  icon="money"
                  spans={spans}
                  weeks={weeks}
                  path={incomePath}
                />
              </div>
            </ScreenPart>
            {visits && (
              <ScreenPart title={t("visits")}>
                {visits.length === 0 ? (
                  <NothingNote>{t("noVisits")}</NothingNote>
                ) : (
                  <VisitList visits={visits} />
                )}
              </ScreenPart>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface Days {
  from: string;
  until: string;
}

/** Returns the path of the list that was counted, by its filters. */
const listPath = (part: string, subset: string, field: string, { from, until }: Days) =>
  `/admin/${part}?${new URLSearchParams({ subset, [field]: from, [`${field}.until`]: until })}`;

const ridesPath = (days: Days) => listPath("booking", "FIRM", "startAt", days);
const ordersPath = (days: Days) => listPath("order", "SOLD", "createdAt", days);
const incomePath = ({ from, until }: Days) =>
  `/admin/money?${new URLSearchParams({ from, until })}`;
