"use client";

import { useTranslations } from "next-intl";
import { actOnBooking } from "@/lib/api/booking-company";
import type { BookingLink } from "@/lib/api/booking-page";
import type { CompanyPage } from "@/lib/contract/booking-company";
import { ActionFields } from "./action-fields";
import { ActionForm } from "./action-form";
import { actionOf } from "./action-of";

/** What the company can do about a booking now, each with what it needs to know. */
export function CompanyActions({ booking, link }: { booking: CompanyPage; link: BookingLink }) {
  const t = useTranslations("ride.company");
  if (booking.actions.length === 0) return <p className="text-muted">{t("nothing")}</p>;
  return (
    <div className="divide-y divide-line border-line border-y">
      {booking.actions.map((action, index) => (
        <ActionForm
          key={action}
          words={{
            title: t(`${action}.title`),
            text: t(`${action}.text`),
            do: t(`${action}.do`),
            doing: t("doing"),
            done: t("done"),
          }}
          act={(call, data) => actOnBooking(call, link, actionOf(action, data))}
          // What comes first is what is next; the rest opens when it is wanted.
          isNext={index === 0 && action !== "CANCEL"}
          fields={(errors) => <ActionFields action={action} booking={booking} errors={errors} />}
        />
      ))}
    </div>
  );
}
