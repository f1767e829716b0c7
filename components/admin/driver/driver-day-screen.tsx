"use client";

import { useTranslations } from "next-intl";
import { DayStrip } from "@/components/admin/day/day-strip";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { useNow } from "@/components/admin/panel/use-now";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useShownDay } from "@/components/admin/panel/use-shown-day";
import type { DriverRide } from "@/lib/contract/admin/driver";
import { rideOfNow } from "@/lib/rules/booking/ride-of-now";
import { DriverRideCard } from "./driver-ride-card";

/** Refresh interval in milliseconds: rides come in while the driver drives. */
const ASKED_AGAIN = 60_000;

export function DriverDayScreen() {
  const t = useTranslations("admin.driver");
  const format = usePanelFormat();
  const { day, today } = useShownDay();
  const page = usePanelData("/driver/day", {
    query: { day },
    refreshInterval: ASKED_AGAIN,
    keepPreviousData: true,
  });
  const now = new Date(useNow());
  const ofToday = page.data?.day === today ? page.data.rides : [];
  const idNow = rideOfNow(ofToday.map(withStatus), now)?.id;
  return (
    <Screen title={format.day(`${day}T12:00:00Z`)}>
      <DayStrip day={day} today={today} />
      <Loaded of={page}>
        {(data) => (
          <div aria-busy={data.day !== day} className={data.day === day ? "" : "opacity-60"}>
            <ScreenPart title={t("rides", { count: data.rides.length })}>
              {data.rides.length === 0 ? (
                <NothingNote>{t(data.day === today ? "nothingToday" : "nothing")}</NothingNote>
              ) : (
                <ol className="grid gap-4 lg:grid-cols-2 lg:items-start">
                  {data.rides.map((ride) => (
                    <DriverRideCard
                      key={ride.id}
                      ride={ride}
                      mayRecordPayments={data.mayRecordPayments}
                      onChange={() => page.mutate()}
                      isNext={ride.id === idNow}
                    />
                  ))}
                </ol>
              )}
            </ScreenPart>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** Gives a ride the state that the next step needs: a driver learns only whether it takes place. */
const withStatus = (ride: DriverRide) =>
  ({ ...ride, status: ride.isConfirmed ? "FINAL" : "AWAITING_CONFIRMATION" }) as const;
