"use client";

import { useTranslations } from "next-intl";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { DriverSelect } from "./driver-select";

/** Drivers of a booking's rides; nothing where there is nobody to choose from. */
export function BookingDriversPart({ id, reference }: { id: number; reference: string }) {
  const t = useTranslations("admin");
  const format = usePanelFormat();
  const page = usePanelData("/admin/booking/{id}/driver", { params: { id } });
  const isAlone = page.data !== undefined && page.data.drivers.length < 2;
  if (isAlone || page.data?.rides.length === 0) return null;
  return (
    <ScreenPart title={t("driver.title")}>
      <Loaded of={page} lines={1}>
        {({ rides, drivers }) => (
          <ul className={`${PANEL_CARD} divide-y divide-line px-4`}>
            {rides.map((ride) => (
              <li key={ride.id} className="py-3">
                {rides.length > 1 && (
                  <p className="mb-1 text-small first-letter:uppercase">
                    {`${t(`day.leg.${ride.leg}`)}, ${format.dayAndTime(ride.startAt)}`}
                  </p>
                )}
                {ride.mayChange ? (
                  <DriverSelect
                    ride={ride}
                    reference={reference}
                    drivers={drivers}
                    onChange={() => page.mutate()}
                  />
                ) : (
                  <p>{drivers.find((one) => one.id === ride.idDriver)?.name ?? t("driver.none")}</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </ScreenPart>
  );
}
