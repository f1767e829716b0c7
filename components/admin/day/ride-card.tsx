"use client";

import { useTranslations } from "next-intl";
import type { KeyedMutator } from "swr";
import { DriverSelect } from "@/components/admin/assignment/driver-select";
import { BusyNote } from "@/components/admin/panel/busy-note";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon, type PanelIconName } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { useNow } from "@/components/admin/panel/use-now";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { wayLink } from "@/components/admin/panel/way-link";
import { ProofLink } from "@/components/admin/proof/proof-link";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { mayHaveDriver } from "@/lib/rules/booking/may-have-driver";
import { rideAnchor } from "./ride-anchor";
import { RideHead, RideNeeds } from "./ride-head";
import { RideTolerance } from "./ride-tolerance";
import { StepRideButton } from "./step-ride-button";

/** A ride of the day: when, from where to where, who, what comes next, and how to reach them. */
export function RideCard(props: { ride: DayRide; page: DayPage; mutate: KeyedMutator<DayPage> }) {
  const { ride, page, mutate } = props;
  const t = useTranslations("admin.day");
  const words = useTranslations("ride.ride");
  const format = usePanelFormat();
  const { resource, labelOf, userAgent } = usePanel();
  const now = new Date(useNow());
  const { reference, customer, phone, email, pickup, pickupAt, message } = ride;
  const field = resource("booking")?.fields.status;
  const status = field?.kind === "CHOICE" ? field.options[ride.status] : undefined;
  const rideTime = { isActive: true, endAt: new Date(ride.endAt) };
  const vehicle = page.vehicles.find(({ id }) => id === ride.idVehicle)?.name;
  return (
    <li
      id={rideAnchor(ride)}
      className={`flex scroll-mt-4 flex-col rounded-card border bg-surface p-4 target:border-accent ${ride.isTooTight || ride.busyIn.length > 0 ? "border-danger" : "border-line"}`}
    >
      <RideHead
        ride={ride}
        mark={status && <ToneMark tone={status.tone ?? "QUIET"}>{labelOf(status.label)}</ToneMark>}
      />
      {ride.isTooTight && (
        <p className="mt-1 flex items-center gap-1.5 font-medium text-danger text-small">
          <PanelIcon name="warning" className="size-4" />
          {t("tooTight", { minutes: ride.driveMin ?? 0 })}
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
          {ride.dropoff}
        </p>
      )}
      <RideNeeds ride={ride} vehicle={vehicle} className="mt-2" />
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <PanelLink
          href={panelPath("booking", reference)}
          className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {customer}
          <span className="ml-2 text-muted text-small tabular-nums no-underline">{reference}</span>
        </PanelLink>
        <ProofLink ride={ride} />
      </p>
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
      {ride.owed > 0 && (
        <p className="mt-2 font-semibold text-accent text-small">
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
      <div className="mt-auto flex gap-2 pt-3">
        {ride.nextStep && <StepRideButton ride={ride} step={ride.nextStep} mutate={mutate} />}
        <div className={`flex gap-2 ${ride.nextStep ? "" : "grow *:grow"}`}>
          <Reach
            icon="phone"
            href={`tel:${phone.replace(/\s/g, "")}`}
            label={t("call", { customer })}
          />
          <Reach
            icon="way"
            href={wayLink(pickupAt, pickup, userAgent)}
            label={t("navigate", { place: pickup })}
            isElsewhere
          />
          <Reach
            icon="letter"
            href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}
            label={t("write", { customer })}
          />
        </div>
      </div>
    </li>
  );
}

const Reach = (props: {
  icon: PanelIconName;
  href: string;
  label: string;
  isElsewhere?: boolean;
}) => (
  <a
    href={props.href}
    aria-label={props.label}
    title={props.label}
    {...(props.isElsewhere && { target: "_blank", rel: "noreferrer" })}
    className="grid h-12 min-w-12 place-items-center rounded-control border border-line-strong text-heading hover:border-accent hover:text-accent"
  >
    <PanelIcon name={props.icon} />
  </a>
);
