"use client";

import { useTranslations } from "next-intl";
import type { KeyedMutator } from "swr";
import { DriverSelect } from "@/components/admin/assignment/driver-select";
import { BusyNote } from "@/components/admin/panel/busy-note";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { useNow } from "@/components/admin/panel/use-now";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ProofLink } from "@/components/admin/proof/proof-link";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { mayHaveDriver } from "@/lib/rules/booking/may-have-driver";
import { useSaidSteps } from "@/stores/said-step-store";
import { nextOfRide } from "./next-of-ride";
import { NowHead } from "./now-head";
import { RideActions } from "./ride-actions";
import { rideAnchor } from "./ride-anchor";
import { RideHead, RideNeeds } from "./ride-head";
import { RideTolerance } from "./ride-tolerance";

export function RideCard(props: {
  ride: DayRide;
  page: DayPage;
  mutate: KeyedMutator<DayPage>;
  isNext: boolean;
  /** True for the card at the top of a phone, with the facts needed at the wheel first. */
  isNow?: boolean;
  className?: string;
}) {
  const { ride, page, mutate, isNext, isNow = false, className = "" } = props;
  const t = useTranslations("admin.day");
  const words = useTranslations("ride.ride");
  const format = usePanelFormat();
  const { resource, labelOf } = usePanel();
  const now = new Date(useNow());
  const { reference, customer, pickup, message } = ride;
  const field = resource("booking")?.fields.status;
  const status = field?.kind === "CHOICE" ? field.options[ride.status] : undefined;
  const rideTime = { isActive: true, endAt: new Date(ride.endAt) };
  const isJustSaid = useSaidSteps((store) => store.said[ride.id] !== undefined);
  const next = nextOfRide(ride, now);
  const vehicle = page.vehicles.find(({ id }) => id === ride.idVehicle)?.name;
  const actions = (
    <RideActions
      ride={ride}
      mutate={mutate}
      next={isJustSaid ? "STEP" : next}
      isNext={isNext}
      isNow={isNow}
    />
  );
  const Card = isNow ? "div" : "li";
  return (
    <Card
      id={isNow ? undefined : rideAnchor(ride)}
      className={`flex scroll-mt-4 flex-col rounded-card border bg-surface p-4 target:border-accent ${ride.isTooTight || ride.busyIn.length > 0 ? "border-danger" : isNow ? "border-accent" : "border-line"} ${className}`}
    >
      {isNow && <NowHead ride={ride} now={now} />}
      <RideHead
        ride={ride}
        mark={status && <ToneMark tone={status.tone ?? "QUIET"}>{labelOf(status.label)}</ToneMark>}
      />
      {ride.isTooTight && (
        <p className="mt-1 flex items-center gap-1.5 font-medium text-danger text-small">
          <PanelIcon name="warning" className="size-4" />
          <span>{t("tooTight", { minutes: ride.driveMin ?? 0 })}</span>
        </p>
      )}
      <BusyNote names={ride.busyIn} />
      {ride.isSuspended && (
        <p className="mt-1 font-medium text-danger text-small">{t("suspended")}</p>
      )}
      <p className="mt-2 text-heading [overflow-wrap:anywhere]">{pickup}</p>
      {ride.dropoff && (
        <p className="[overflow-wrap:anywhere]">
          <span aria-hidden="true" className="text-muted">
            →{" "}
          </span>
          <span className="sr-only">{words("dropoff")} : </span>
          <span>{ride.dropoff}</span>
        </p>
      )}
      <RideNeeds ride={ride} vehicle={vehicle} className="mt-2" />
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <PanelLink
          href={panelPath("booking", reference)}
          className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          <span>{customer}</span>
          <span translate="no" className="ml-2 text-muted text-small tabular-nums no-underline">
            {reference}
          </span>
        </PanelLink>
        <ProofLink ride={ride} />
      </p>
      {isNow && actions}
      {message && (
        <p className="mt-2 border-line-strong border-l-2 pl-3 text-small [overflow-wrap:anywhere]">
          {message}
        </p>
      )}
      {ride.driverNotes.map((note) => (
        <p
          key={note}
          className="mt-2 whitespace-pre-wrap border-accent border-l-2 pl-3 text-heading text-small [overflow-wrap:anywhere]"
        >
          {note}
        </p>
      ))}
      <RideTolerance ride={ride} mutate={mutate} />
      {ride.owed > 0 && next !== "COLLECT" && (
        <p className="mt-2 font-semibold text-heading text-small">
          {t("owed", { amount: format.euros(ride.owed) })}
        </p>
      )}
      {page.drivers.length > 1 && mayHaveDriver(ride, rideTime, now) && (
        <div className="mt-3">
          <DriverSelect
            ride={ride}
            reference={reference}
            drivers={page.drivers}
            onChange={() => mutate()}
          />
        </div>
      )}
      {!isNow && actions}
    </Card>
  );
}
