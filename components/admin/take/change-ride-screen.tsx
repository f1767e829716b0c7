"use client";

import { useTranslations } from "next-intl";
import { OfBookingScreen } from "@/components/admin/booking/of-booking-screen";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { ChangeRideForm } from "./change-ride-form";

export function ChangeRideScreen({ reference }: { reference: string }) {
  const t = useTranslations("admin.rides.change");
  return (
    <OfBookingScreen reference={reference} title={t("title")} lead={t("text")}>
      {(booking, id) =>
        booking.isUpcoming ? (
          <ChangeRideForm id={id} booking={booking} />
        ) : (
          <NothingNote>{t("over")}</NothingNote>
        )
      }
    </OfBookingScreen>
  );
}
