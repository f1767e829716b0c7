"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { useNow } from "@/components/admin/panel/use-now";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useIsAlive } from "@/components/ui/use-is-alive";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { rideAnchor } from "./ride-anchor";
import { type TimelinePiece, timelineOf } from "./timeline-geometry";

/**
 * Day by vehicle, to scale: the rides, and the drives that lead to them. Its hours go across, on a
 * phone down, with the vehicles beside each other. Rides are placed once the browser runs the page:
 * its policy allows no position to be written in the HTML that the server sends.
 */
export function DayTimeline({ page }: { page: DayPage }) {
  const t = useTranslations("admin.day");
  const isAlive = useIsAlive();
  const { hours, lanes, now } = timelineOf(page, new Date(useNow()));
  const shown = isAlive ? hours : [];
  return (
    <figure aria-label={t("timeline")} className="rounded-card border border-line bg-surface p-3">
      <div className="relative max-bar:pl-8">
        <div
          aria-hidden="true"
          className="relative h-5 text-[0.6875rem] text-muted tabular-nums max-bar:absolute max-bar:top-6 max-bar:bottom-0 max-bar:left-0 max-bar:h-auto"
        >
          {shown.map(({ hour, clock, at }) => (
            <span
              key={hour}
              style={placeOf({ at })}
              className={`absolute max-bar:top-(--at) bar:left-(--at) ${at > 97 ? "max-bar:-translate-y-full bar:-translate-x-full" : at < 3 ? "" : "max-bar:-translate-y-1/2 bar:-translate-x-1/2"}`}
            >
              {t("hour", { hour: clock })}
            </span>
          ))}
        </div>
        <div className="relative max-bar:grid max-bar:auto-cols-fr max-bar:grid-flow-col max-bar:gap-x-1">
          <div aria-hidden="true" className="absolute inset-0 max-bar:top-6">
            {shown.map(({ hour, at }) => (
              <span
                key={hour}
                style={placeOf({ at })}
                className="absolute bg-line max-bar:inset-x-0 max-bar:top-(--at) max-bar:h-px bar:inset-y-0 bar:left-(--at) bar:w-px"
              />
            ))}
          </div>
          {lanes.map(({ id, name, pieces }) => (
            <div
              key={id}
              className="relative min-w-0 bar:border-line bar:border-t bar:pt-1 bar:pb-2"
            >
              <p className="truncate text-[0.6875rem] text-muted max-bar:h-6">{name}</p>
              <ul aria-label={name} className="relative max-bar:h-96 bar:h-11">
                {(isAlive ? pieces : []).map((piece) => (
                  <Piece key={`${piece.kind} ${piece.ride.id}`} piece={piece} />
                ))}
              </ul>
            </div>
          ))}
          {isAlive && now !== null && (
            <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-bar:top-6">
              <span
                style={placeOf({ at: now })}
                className="absolute bg-heading max-bar:inset-x-0 max-bar:top-(--at) max-bar:h-0.5 bar:inset-y-0 bar:left-(--at) bar:w-0.5"
              />
            </div>
          )}
        </div>
      </div>
      <figcaption className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.6875rem] text-muted">
        <Key look={lookOf("GOOD")}>{t("key.confirmed")}</Key>
        <Key look={lookOf("WAITING")}>{t("key.waiting")}</Key>
        <Key look={DRIVE}>{t("key.drive")}</Key>
        {page.rides.some(({ isTooTight }) => isTooTight) && (
          <Key look={TIGHT_DRIVE}>{t("key.tight")}</Key>
        )}
      </figcaption>
    </figure>
  );
}

const DRIVE = "bg-line-strong";
const TIGHT_DRIVE = "bg-danger";

type RideLook = "GOOD" | "WAITING" | "OVER";

const lookOf = (look: RideLook): string =>
  ({
    GOOD: "border border-accent bg-accent text-on-accent",
    WAITING: "border border-accent border-dashed bg-background text-accent",
    OVER: "border border-line-strong bg-raised text-muted",
  })[look];

function stateOf({ status, step }: DayRide): RideLook {
  if (step === "DONE" || status === "DONE" || status === "INVOICED") return "OVER";
  return status === "FINAL" || status === "CONFIRMED" ? "GOOD" : "WAITING";
}

/** Returns the place and the length of a piece along the hours, in percent of the drawn span. */
const placeOf = ({ at, length }: { at: number; length?: number }): CSSProperties =>
  ({ "--at": `${at}%`, ...(length && { "--length": `${length}%` }) }) as CSSProperties;

function Piece({ piece }: { piece: TimelinePiece }) {
  const t = useTranslations("admin.day");
  const format = usePanelFormat();
  const { kind, ride, length } = piece;
  const place = placeOf(piece);
  const along = "absolute max-bar:top-(--at) max-bar:h-(--length) bar:left-(--at) bar:w-(--length)";
  if (kind === "DRIVE") {
    return (
      <li
        style={place}
        className={`${along} max-bar:left-1/2 max-bar:w-1.5 max-bar:-translate-x-1/2 max-bar:py-px bar:top-1/2 bar:h-1.5 bar:-translate-y-1/2 bar:px-px`}
      >
        <span
          aria-hidden="true"
          className={`block h-full ${ride.isTooTight ? TIGHT_DRIVE : DRIVE}`}
        />
        <span className="sr-only">
          {t("driveBefore", { minutes: ride.driveMin ?? 0, reference: ride.reference })}
        </span>
      </li>
    );
  }
  const start = format.time(ride.startAt);
  return (
    <li
      style={place}
      className={`${along} max-bar:inset-x-0 max-bar:min-h-4 bar:inset-y-0 bar:min-w-1.5`}
    >
      <a
        href={`#${rideAnchor(ride)}`}
        title={`${start} · ${ride.pickup}`}
        className={`flex h-full gap-x-1.5 overflow-hidden rounded-control px-1 font-semibold text-[0.6875rem] leading-4 tabular-nums focus-visible:z-10 max-bar:flex-wrap max-bar:content-start bar:items-center ${lookOf(stateOf(ride))} ${ride.isTooTight || ride.busyIn.length > 0 ? "ring-2 ring-danger" : ""}`}
      >
        <span className={length < 4 ? "bar:sr-only" : undefined}>{start}</span>
        <span className={`max-w-full truncate font-normal ${length < 11 ? "bar:sr-only" : ""}`}>
          {ride.customer}
        </span>
      </a>
    </li>
  );
}

const Key = ({ look, children }: { look: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden="true" className={`h-2 w-4 rounded-[2px] ${look}`} />
    <span>{children}</span>
  </span>
);
