"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { DayRide } from "@/lib/contract/admin/day";

/**
 * Time of a ride, and its progress.
 * @param props.mark shown there before the first step
 */
export function RideHead(props: {
  ride: Pick<DayRide, "startAt" | "endAt" | "leg" | "step">;
  mark?: ReactNode;
}) {
  const { startAt, endAt, leg, step } = props.ride;
  const t = useTranslations("admin.day");
  const format = usePanelFormat();
  return (
    <div className="flex items-baseline justify-between gap-3">
      <p className="text-muted tabular-nums">
        <span translate="no" className="font-semibold text-figure text-heading">
          {format.time(startAt)}
        </span>{" "}
        <span>{`– ${format.time(endAt)}`}</span>
        {leg !== "OUTBOUND" && (
          <span className="ml-2 text-accent text-small">{t(`leg.${leg}`)}</span>
        )}
      </p>
      {step ? (
        <ToneMark tone={step === "DONE" ? "QUIET" : "GOOD"}>{t(`said.${step}`)}</ToneMark>
      ) : (
        props.mark
      )}
    </div>
  );
}

/** Facts needed before a ride: vehicle, passengers, luggage, and their flight or train. */
export function RideNeeds(props: {
  ride: Pick<DayRide, "service" | "passengers" | "luggage" | "flightNumber" | "trainNumber">;
  vehicle: string | undefined;
  className: string;
}) {
  const { service, passengers, luggage, flightNumber, trainNumber } = props.ride;
  const t = useTranslations("ride.ride");
  const facts = [
    service,
    props.vehicle,
    t("passengers", { passengers }),
    t("luggage", { luggage }),
    flightNumber && `${t("flight")} ${flightNumber}`,
    trainNumber && `${t("train")} ${trainNumber}`,
  ].filter(Boolean);
  return <p className={`text-muted text-small ${props.className}`}>{facts.join(" · ")}</p>;
}
