"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { OfBookingScreen } from "@/components/admin/booking/of-booking-screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { MadeSeries } from "@/lib/contract/admin/booking-series";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { SeriesForm } from "./series-form";
import { SeriesRides } from "./series-rides";

export function SeriesScreen({ reference }: { reference: string }) {
  const t = useTranslations("admin.rides.series");
  return (
    <OfBookingScreen reference={reference} title={t("title")} lead={t("text")}>
      {(booking, id) => <Series id={id} booking={booking} />}
    </OfBookingScreen>
  );
}

function Series({ id, booking }: { id: number; booking: StaffPage }) {
  const [refused, setRefused] = useState<MadeSeries["refused"]>([]);
  const series = usePanelData("/admin/booking/{id}/series", { params: { id } });
  return (
    <>
      {series.data && series.data.bookings.length > 0 && (
        <SeriesRides id={id} series={series.data} onDone={series.mutate} />
      )}
      <RefusedDays refused={refused} />
      <SeriesForm
        id={id}
        booking={booking}
        onMade={({ refused, ...made }) => {
          setRefused(refused);
          void series.mutate(made, { revalidate: false });
        }}
      />
    </>
  );
}

/** Days that somebody else took during the booking of the series, each with its reason. */
function RefusedDays({ refused }: { refused: MadeSeries["refused"] }) {
  const t = useTranslations("admin.rides.series");
  const format = usePanelFormat();
  if (refused.length === 0) return null;
  return (
    <div role="alert" className="mt-5 border-danger border-l-2 bg-surface px-4 py-3 text-small">
      <p className="font-medium text-danger">{t("refused")}</p>
      <ul>
        {refused.map(({ day, problem }) => (
          <li key={day} className="pt-1">
            <span className="block text-heading first-letter:uppercase">
              {format.day(`${day}T12:00:00Z`)}
            </span>
            <span>{problem}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
