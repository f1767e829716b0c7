"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { wayLink } from "@/components/admin/panel/way-link";
import type { DriverRide } from "@/lib/contract/admin/driver";

const LABELS = { PICKUP: "pickup", STOP: "stop", DROPOFF: "dropoff" } as const;

/** The places of a ride, each with the way to it. */
export function DriverRideWay({ places }: { places: DriverRide["places"] }) {
  const t = useTranslations("ride.ride");
  const words = useTranslations("admin.day");
  const { userAgent } = usePanel();
  return (
    <ol>
      {places.map(({ kind, line, meetingPoint, board, lat, lng }, index) => {
        const isLast = index === places.length - 1;
        return (
          <li
            key={`${kind} ${lat} ${lng}`}
            className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-3"
          >
            <span aria-hidden="true" className="flex flex-col items-center pt-1.5">
              <span className="size-2.5 shrink-0 rounded-full bg-accent" />
              {!isLast && <span className="mt-1 w-px grow bg-line-strong" />}
            </span>
            <div className={`min-w-0 ${isLast ? "" : "pb-3"}`}>
              <p className="text-muted text-small">{t(LABELS[kind])}</p>
              <p className="text-heading [overflow-wrap:anywhere]">{line}</p>
              {meetingPoint && <p className="text-muted text-small">{meetingPoint}</p>}
              {board && (
                <p className="text-small">
                  {t("board")} <strong className="font-semibold text-heading">{board}</strong>
                </p>
              )}
            </div>
            <a
              href={wayLink({ lat, lng }, line, userAgent)}
              target="_blank"
              rel="noreferrer"
              aria-label={words("navigate", { place: line })}
              className="grid size-12 place-items-center rounded-control border border-line-strong text-heading hover:border-accent hover:text-accent"
            >
              <PanelIcon name="way" />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
