"use client";

import { useTranslations } from "next-intl";
import { ActionList } from "@/components/purchase/staff/action-list";
import type { BookingLink } from "@/lib/api/booking-page";
import { actOnBooking } from "@/lib/api/booking-staff";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { hasEnded } from "@/lib/rules/booking/has-ended";
import { nextByLink } from "@/lib/rules/booking/next-by-link";
import { ActionFields } from "./action-fields";
import { actionOf } from "./action-of";

/** The words for what is cancelled once the ride is over: what was promised of it. */
const AFTERWARDS = { title: "afterwards", do: "doAfterwards" } as const;

/** What the company can do about a booking now. */
export function BookingStaffActions({ booking, link }: { booking: StaffPage; link: BookingLink }) {
  const t = useTranslations("ride.company");
  return (
    <ActionList
      of="booking"
      actions={booking.actions}
      next={nextByLink(booking)}
      word={(action, word) =>
        action === "CANCEL" && word !== "text" && hasEnded(booking)
          ? t(`CANCEL.${AFTERWARDS[word]}`)
          : t(`${action}.${word}`)
      }
      act={(action, call, data) => actOnBooking(call, link, actionOf(action, data))}
      fields={(action, errors) => (
        <ActionFields action={action} booking={booking} errors={errors} />
      )}
    />
  );
}
