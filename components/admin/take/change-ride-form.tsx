"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelPath } from "@/components/admin/panel/panel-place";
import { useStale } from "@/components/admin/stale/use-stale";
import { ChangedRideForm } from "@/components/booking/page/changed-ride-form";
import { TextField } from "@/components/forms/text-field";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { useUi } from "@/stores/ui-store";
import { ChangeOutcomeNote } from "./change-outcome-note";
import { StaleRide } from "./stale-ride";

/** Form by which staff change a ride, at the price by the fares or at its own. */
export function ChangeRideForm({ id, booking }: { id: number; booking: StaffPage }) {
  const t = useTranslations("admin.rides.change");
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const isAgreed = booking.lines.some(({ code }) => code === "AGREED");
  const [keeps, setKeeps] = useState(isAgreed);
  // The ride that the change began from, even when a newer one is read meanwhile.
  const [base, setBase] = useState(booking);
  const { stale, send, forget } = useStale<StaffPage>([]);
  return (
    <ChangedRideForm
      booking={booking}
      words={{ see: t("see"), seeing: t("seeing") }}
      askTimes={(call, ride) =>
        call("POST /admin/booking/{id}/times", { params: { id }, body: ride })
      }
      change={(call, change, data) => {
        const reason = String(data.get("keptPrice.reason") ?? "").trim();
        const whole = { ...change, ...(keeps && { keptPrice: { reason } }) };
        return send(
          () =>
            call("PUT /admin/booking/{id}/ride", {
              params: { id },
              body: whole,
              version: base.version,
            }),
          {
            base,
            mine: {},
            onStale: (current) => {
              setBase(current);
              void mutate(isOfPurchases);
            },
          },
        );
      }}
      onDone={() => {
        void mutate(isOfPurchases);
        say(t("done"));
        moveTo(panelPath("booking", booking.reference));
      }}
      also={{
        key: `${keeps} ${base.version}`,
        fields: (errors) => (
          <>
            {stale && <StaleRide booking={base} onSeen={forget} />}
            <label className="mt-5 flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={keeps}
                disabled={isAgreed}
                onChange={({ target }) => setKeeps(target.checked)}
                className="size-5 accent-accent"
              />
              <span>{t(isAgreed ? "agreed" : "keep")}</span>
            </label>
            {keeps && (
              <TextField
                form="change"
                name="keptPrice.reason"
                label={t("reason")}
                hint={t("reasonHint")}
                error={errors["keptPrice.reason"]}
                maxLength={300}
                autoComplete="off"
                className="mt-4"
              />
            )}
          </>
        ),
      }}
      outcome={(outcome, confirm) => <ChangeOutcomeNote outcome={outcome} {...confirm} />}
    />
  );
}
