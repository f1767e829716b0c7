"use client";

import { useTranslations } from "next-intl";
import type { KeyedMutator } from "swr";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon, type PanelIconName } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { wayLink } from "@/components/admin/panel/way-link";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { rideAnchor } from "./ride-anchor";
import { StepRideButton } from "./step-ride-button";

/** A ride of the day: when, from where to where, who, what comes next, and how to reach them. */
export function RideCard(props: { ride: DayRide; page: DayPage; mutate: KeyedMutator<DayPage> }) {
  const { ride, page, mutate } = props;
  const t = useTranslations("admin.day");
  const words = useTranslations("ride.ride");
  const format = usePanelFormat();
  const { resource, labelOf } = usePanel();
  const { reference, customer, phone, email, pickup, pickupAt, message } = ride;
  const field = resource("booking")?.fields.status;
  const status = field?.kind === "CHOICE" ? field.options[ride.status] : undefined;
  const vehicle = page.vehicles.find(({ id }) => id === ride.idVehicle)?.name;
  const facts = [
    vehicle,
    words("passengers", { passengers: ride.passengers }),
    words("luggage", { luggage: ride.luggage }),
    ride.flightNumber && `${words("flight")} ${ride.flightNumber}`,
    ride.trainNumber && `${words("train")} ${ride.trainNumber}`,
  ].filter(Boolean);
  return (
    <li
      id={rideAnchor(ride)}
      className={`flex scroll-mt-4 flex-col rounded-card border bg-surface p-4 target:border-accent ${ride.isTooTight ? "border-danger" : "border-line"}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-muted tabular-nums">
          <span className="font-semibold text-figure text-heading">
            {format.time(ride.startAt)}
          </span>{" "}
          – {format.time(ride.endAt)}
          {ride.leg !== "OUTBOUND" && (
            <span className="ml-2 text-accent text-small">{t(`leg.${ride.leg}`)}</span>
          )}
        </p>
        {ride.step ? (
          <ToneMark tone={ride.step === "DONE" ? "QUIET" : "GOOD"}>
            {t(`said.${ride.step}`)}
          </ToneMark>
        ) : (
          status && <ToneMark tone={status.tone ?? "QUIET"}>{labelOf(status.label)}</ToneMark>
        )}
      </div>
      {ride.isTooTight && (
        <p className="mt-1 flex items-center gap-1.5 font-medium text-danger text-small">
          <PanelIcon name="warning" className="size-4" />
          {t("tooTight", { minutes: ride.driveMin ?? 0 })}
        </p>
      )}
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
      <p className="mt-2 text-muted text-small">{facts.join(" · ")}</p>
      <p className="mt-1">
        <PanelLink
          href={panelPath("booking", reference)}
          className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {customer}
          <span className="ml-2 text-muted text-small tabular-nums no-underline">{reference}</span>
        </PanelLink>
      </p>
      {message && (
        <p className="mt-2 border-line-strong border-l-2 pl-3 text-small [overflow-wrap:anywhere]">
          {message}
        </p>
      )}
      {ride.owed > 0 && (
        <p className="mt-2 font-semibold text-accent text-small">
          {t("owed", { amount: format.euros(ride.owed) })}
        </p>
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
            href={wayLink(pickupAt, pickup, navigator.userAgent)}
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
