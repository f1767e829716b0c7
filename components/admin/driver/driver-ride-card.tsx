"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RideHead, RideNeeds } from "@/components/admin/day/ride-head";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { RideStepButton } from "@/components/admin/panel/ride-step-button";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { sayOwnRideStep } from "@/lib/api/driver";
import type { DriverRide } from "@/lib/contract/admin/driver";
import { DriverRideWay } from "./driver-ride-way";
import { ProofLines } from "./proof-lines";
import { RecordPaymentSheet } from "./record-payment-sheet";

/** A ride as its driver needs it: when, where, who, what is to be taken, and what comes next. */
export function DriverRideCard(props: {
  ride: DriverRide;
  mayRecordPayments: boolean;
  onChange: () => unknown;
}) {
  const { ride, mayRecordPayments, onChange } = props;
  const t = useTranslations("admin.driver");
  const day = useTranslations("admin.day");
  const panel = useTranslations("admin");
  const format = usePanelFormat();
  const [isPaying, setIsPaying] = useState(false);
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="mb-3">
        <RideHead ride={ride} />
      </div>
      {ride.isSuspended && (
        <p className="mb-2 font-medium text-danger text-small">{day("suspended")}</p>
      )}
      {!ride.isConfirmed && (
        <p className="mb-2 font-medium text-accent text-small">{t("unconfirmed")}</p>
      )}
      <DriverRideWay places={ride.places} />
      <p className="mt-3 text-heading">
        {ride.customer}
        <span className="ml-2 text-muted text-small tabular-nums">{ride.reference}</span>
      </p>
      <RideNeeds ride={ride} vehicle={ride.vehicle} className="mt-0.5" />
      {ride.message && (
        <p className="mt-3 border-line-strong border-l-2 pl-3 text-small [overflow-wrap:anywhere]">
          {ride.message}
        </p>
      )}
      {ride.owed > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-semibold text-accent">
            {t("owed", { amount: format.euros(ride.owed) })}
          </p>
          {mayRecordPayments && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsPaying(true)}
              className={panelButton()}
            >
              {t("record")}
              <span className="sr-only"> {ride.reference}</span>
            </button>
          )}
        </div>
      )}
      <div className="mt-4 flex gap-2">
        {ride.nextStep && <OwnStepButton ride={ride} step={ride.nextStep} onChange={onChange} />}
        <a
          href={`tel:${ride.phone.replace(/\s/g, "")}`}
          aria-label={day("call", { customer: ride.customer })}
          className={`${panelButton()} min-h-12 ${ride.nextStep ? "" : "grow"}`}
        >
          <PanelIcon name="phone" />
          {!ride.nextStep && panel("call")}
        </a>
      </div>
      {ride.proof && <ProofLines proof={ride.proof} />}
      {isPaying && (
        <RecordPaymentSheet ride={ride} onDone={onChange} onClose={() => setIsPaying(false)} />
      )}
    </li>
  );
}

/** Says the next step of a driver’s own ride with one press. */
function OwnStepButton(props: {
  ride: DriverRide;
  step: NonNullable<DriverRide["nextStep"]>;
  onChange: () => unknown;
}) {
  const { ride, step, onChange } = props;
  const { isBusy, run } = usePanelCall();
  async function say() {
    await run((call) => sayOwnRideStep(call, ride.id, step));
    // Also where it was refused: a colleague may have said it, or have the ride by now.
    await onChange();
  }
  return (
    <RideStepButton
      step={step}
      reference={ride.reference}
      isBusy={isBusy}
      onPress={() => void say()}
    />
  );
}
