"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { ActionFields } from "@/components/booking/staff/action-fields";
import { actionOf } from "@/components/booking/staff/action-of";
import { CancelFields } from "@/components/purchase/staff/cancel-fields";
import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import type { CancelReason } from "@/lib/contract/booking-status";
import { hasEnded } from "@/lib/rules/booking/has-ended";
import { CancelOutcomeNote } from "./cancel-outcome-note";

export function BookingActionSheet(props: {
  action: StaffAction["action"];
  booking: StaffPage;
  id: number;
  onDone: (now: StaffPage) => unknown;
  onClose: () => void;
}) {
  const { action, booking, id, onDone, onClose } = props;
  const t = useTranslations("ride.company");
  const [reason, setReason] = useState<CancelReason>();
  return (
    <SheetForm
      words={{
        title: t(
          action === "CANCEL" && hasEnded(booking) ? "CANCEL.afterwards" : `${action}.title`,
        ),
        text: t(`${action}.text`),
        do: t(action === "CANCEL" && hasEnded(booking) ? "CANCEL.doAfterwards" : `${action}.do`),
        doing: t("doing"),
        done: t("done"),
      }}
      isDangerous={action === "CANCEL"}
      act={async (call, data) =>
        void onDone(
          await call("POST /admin/booking/{id}/action", {
            params: { id },
            body: actionOf(action, data),
          }),
        )
      }
      onClose={onClose}
    >
      {(errors) =>
        action === "CANCEL" ? (
          <CancelFields
            reasons={booking.cancelReasons.map((one) => [one, t(`reason.${one}`)])}
            label={t("CANCEL.reason")}
            note={t("CANCEL.note")}
            errors={errors}
            onReason={(chosen) => setReason((chosen || undefined) as CancelReason | undefined)}
          >
            {reason && <CancelOutcomeNote id={id} reason={reason} />}
          </CancelFields>
        ) : (
          <ActionFields action={action} booking={booking} errors={errors} />
        )
      }
    </SheetForm>
  );
}
