"use client";

import { useTranslations } from "next-intl";
import { ActionList } from "@/components/purchase/staff/action-list";
import type { KeyLink } from "@/lib/api/by-key";
import { opening } from "@/lib/api/by-key";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { hasEnded } from "@/lib/rules/booking/has-ended";
import { nextByLink } from "@/lib/rules/booking/next-by-link";
import { ActionFields } from "./action-fields";
import { actionOf } from "./action-of";

/** Words for cancelling once the ride is over: its promises are cancelled. */
const AFTERWARDS = { title: "afterwards", do: "doAfterwards" } as const;

export function BookingStaffActions({ booking, link }: { booking: StaffPage; link: KeyLink }) {
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
      act={(action, call, data) =>
        call("POST /booking/{reference}/company", {
          ...opening(link),
          body: actionOf(action, data),
        })
      }
      fields={(action, errors) => (
        <ActionFields action={action} booking={booking} errors={errors} />
      )}
    />
  );
}
