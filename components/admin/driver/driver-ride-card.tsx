"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { RideHead, RideNeeds } from "@/components/admin/day/ride-head";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { RideStepButton } from "@/components/admin/panel/ride-step-button";
import { DRIVER_STEPS } from "@/components/admin/panel/ride-steps";
import { TakeBackStrip } from "@/components/admin/panel/take-back-strip";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { CollectButton } from "@/components/admin/purchase/collect-button";
import type { DriverRide } from "@/lib/contract/admin/driver";
import { useSaidSteps } from "@/stores/said-step-store";
import { DriverRideWay } from "./driver-ride-way";
import { ProofLines } from "./proof-lines";

export function DriverRideCard(props: {
  ride: DriverRide;
  mayRecordPayments: boolean;
  onChange: () => unknown;
  isNext: boolean;
}) {
  const { ride, mayRecordPayments, onChange, isNext } = props;
  const t = useTranslations("admin.driver");
  const action = useTranslations("admin.action");
  const day = useTranslations("admin.day");
  const panel = useTranslations("admin");
  const format = usePanelFormat();
  const calls = { ...DRIVER_STEPS, onAnswer: onChange };
  const isJustSaid = useSaidSteps((store) => store.said[ride.id] !== undefined);
  const isCollecting = ride.step === "DONE" && ride.owed > 0 && mayRecordPayments && !isJustSaid;
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
        <span>{ride.customer}</span>
        <span translate="no" className="ml-2 text-muted text-small tabular-nums">
          {ride.reference}
        </span>
      </p>
      <RideNeeds ride={ride} vehicle={ride.vehicle} className="mt-0.5" />
      {ride.message && (
        <p className="mt-3 border-line-strong border-l-2 pl-3 text-small [overflow-wrap:anywhere]">
          {ride.message}
        </p>
      )}
      {ride.owed > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-semibold text-heading">
            {t("owed", { amount: format.euros(ride.owed) })}
          </p>
          {mayRecordPayments && !isCollecting && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsPaying(true)}
              className={panelButton()}
            >
              {action("recordOwnRidePayment.title")}
              <span className="sr-only" translate="no">{` ${ride.reference}`}</span>
            </button>
          )}
        </div>
      )}
      <div className="mt-4 flex gap-2">
        {isCollecting ? (
          <CollectButton ride={ride} onDone={onChange} isNext={isNext} />
        ) : (
          <RideStepButton ride={ride} calls={calls} isNext={isNext} />
        )}
        <a
          href={`tel:${ride.phone.replace(/\s/g, "")}`}
          aria-label={day("call", { customer: ride.customer })}
          className={`${panelButton()} group min-h-12 only:grow`}
        >
          <PanelIcon name="phone" />
          <span className="hidden group-only:inline">{panel("call")}</span>
        </a>
      </div>
      <TakeBackStrip ride={ride} calls={calls} />
      {ride.proof && <ProofLines proof={ride.proof} />}
      {isPaying && (
        <ActionSheet
          of="recordOwnRidePayment"
          params={{ id: ride.id }}
          begins={{ amount: ride.owed }}
          onDone={onChange}
          onClose={() => setIsPaying(false)}
        />
      )}
    </li>
  );
}
