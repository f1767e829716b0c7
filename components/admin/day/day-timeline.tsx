"use client";

import { useTranslations } from "next-intl";
import { useNow } from "@/components/admin/panel/use-now";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useIsAlive } from "@/components/ui/use-is-alive";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { rideAnchor } from "./ride-anchor";
import { type TimelinePiece, timelineOf } from "./timeline-geometry";

/**
 * A day by vehicle, to scale: the rides, and the drives that lead to them. They are placed once the browser
 * is at work: the page's policy allows no place to be written in what the server sends.
 */
export function DayTimeline({ page }: { page: DayPage }) {
  const t = useTranslations("admin.day");
  const isAlive = useIsAlive();
  const { hours, lanes, now } = timelineOf(page, new Date(useNow()));
  return (
    <figure aria-label={t("timeline")} className="rounded-card border border-line bg-surface p-3">
      <div className="relative">
        <div aria-hidden="true" className="relative h-5 text-[0.6875rem] text-muted tabular-nums">
          {(isAlive ? hours : []).map(({ hour, clock, at }) => (
            <span
              key={hour}
              style={{ left: `${at}%` }}
              className={`absolute ${at > 97 ? "-translate-x-full" : at < 3 ? "" : "-translate-x-1/2"}`}
            >
              {t("hour", { hour: clock })}
            </span>
          ))}
        </div>
        <div className="relative">
          {(isAlive ? hours : []).map(({ hour, at }) => (
            <span
              key={hour}
              aria-hidden="true"
              style={{ left: `${at}%` }}
              className="absolute inset-y-0 w-px bg-line"
            />
          ))}
          {lanes.map(({ id, name, pieces }) => (
            <div key={id} className="relative border-line border-t pt-1 pb-2">
              <p className="text-[0.6875rem] text-muted">{name}</p>
              <ul aria-label={name} className="relative h-11">
                {(isAlive ? pieces : []).map((piece) => (
                  <Piece key={`${piece.kind} ${piece.ride.id}`} piece={piece} />
                ))}
              </ul>
            </div>
          ))}
          {isAlive && now !== null && (
            <span
              aria-hidden="true"
              style={{ left: `${now}%` }}
              className="absolute inset-y-0 w-0.5 bg-heading"
            />
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

function Piece({ piece }: { piece: TimelinePiece }) {
  const t = useTranslations("admin.day");
  const format = usePanelFormat();
  const { kind, ride, left, width } = piece;
  const place = { left: `${left}%`, width: `${width}%` };
  if (kind === "DRIVE") {
    return (
      <li style={place} className="absolute top-1/2 h-1.5 -translate-y-1/2 px-px">
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
    <li style={place} className="absolute inset-y-0 min-w-1.5">
      <a
        href={`#${rideAnchor(ride)}`}
        title={`${start} · ${ride.pickup}`}
        className={`flex h-full items-center overflow-hidden rounded-control px-1 font-semibold text-[0.6875rem] tabular-nums focus-visible:z-10 ${lookOf(stateOf(ride))} ${ride.isTooTight || ride.busyIn.length > 0 ? "ring-2 ring-danger" : ""}`}
      >
        <span className={width < 4 ? "sr-only" : width < 9 ? "max-bar:sr-only" : undefined}>
          {start}
        </span>
        <span className="sr-only">{` ${ride.customer}`}</span>
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
