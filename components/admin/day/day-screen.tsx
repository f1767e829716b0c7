"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { UnsentNote } from "@/components/admin/panel/unsent-note";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useShownDay } from "@/components/admin/panel/use-shown-day";
import { OfflineDayNote } from "@/components/admin/proof/offline-day-note";
import { ShopDay } from "@/components/admin/shop-day/shop-day";
import { DayStrip } from "./day-strip";
import { DayTimeline } from "./day-timeline";
import { DecideList } from "./decide-list";
import { RideCard } from "./ride-card";
import { useRideOfNow } from "./use-ride-of-now";
import { WaitingStrip } from "./waiting-strip";

/** Refresh interval in milliseconds: rides come in while the driver drives. */
const ASKED_AGAIN = 60_000;

/** Screen of the day; a phone begins with the ride of now. */
export function DayScreen() {
  const t = useTranslations("admin.day");
  const words = useTranslations("admin.rides");
  const { can, hasRides, hasShop } = usePanel();
  const format = usePanelFormat();
  const { day, today } = useShownDay();
  const page = usePanelData("/admin/day", {
    query: { day },
    refreshInterval: ASKED_AGAIN,
    keepPreviousData: true,
  });
  const ofNow = useRideOfNow(hasRides ? page.data : undefined, today);
  return (
    <Screen
      title={format.day(`${day}T12:00:00Z`)}
      aside={
        hasRides &&
        can("booking:take") && (
          <PanelLink href="/admin/new-booking" className={panelButton()}>
            <PanelIcon name="add" className="size-4" />
            {words("plan.newRide")}
          </PanelLink>
        )
      }
    >
      {ofNow.ride && page.data && (
        <div className="mb-6 bar:hidden">
          <RideCard ride={ofNow.ride} page={page.data} mutate={page.mutate} isNext isNow />
        </div>
      )}
      {hasRides && <DayStrip day={day} today={today} />}
      <Loaded of={page}>
        {(data) => (
          <>
            <OfflineDayNote day={day} />
            <UnsentNote />
            <WaitingStrip waiting={data.waiting} isBesideCards={!hasRides} />
            {data.toDecide.length > 0 && <DecideList page={data} isNext={!ofNow.isNext} />}
            {hasShop && <ShopDay />}
            {hasRides && (
              <div
                aria-busy={data.day !== day}
                className={`mt-8 ${data.day === day ? "" : "opacity-60"}`}
              >
                {data.isClosed && (
                  <p className="mb-6 border-accent border-l-2 bg-surface px-4 py-3 text-small">
                    {t("closed")}
                  </p>
                )}
                <ScreenPart title={t("rides", { count: data.rides.length })}>
                  {data.rides.length === 0 ? (
                    <NothingNote>{t(data.day === today ? "nothingToday" : "nothing")}</NothingNote>
                  ) : (
                    <>
                      <DayTimeline page={data} />
                      <ol className="mt-5 grid gap-3 lg:grid-cols-2">
                        {data.rides.map((ride) => (
                          <RideCard
                            key={ride.id}
                            ride={ride}
                            page={data}
                            mutate={page.mutate}
                            isNext={ride.id === ofNow.ride?.id}
                            className={ride.id === ofNow.ride?.id ? "max-bar:hidden" : ""}
                          />
                        ))}
                      </ol>
                    </>
                  )}
                </ScreenPart>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
