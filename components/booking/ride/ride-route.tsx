"use client";

import { useTranslations } from "next-intl";
import { placeLine } from "@/lib/rules/booking/place-line";
import type { PlaceDraft } from "@/stores/described-ride";
import { useRideDraft } from "@/stores/ride-draft";

export function RideRoute() {
  const t = useTranslations("booking");
  const { kind, pickup, stops, dropoff } = useRideDraft((store) => store.ride);
  const points: [key: string, label: string, PlaceDraft][] = [
    ["pickup", t("pickup"), pickup],
    ...stops.map((stop, index): [string, string, PlaceDraft] => [
      stop.key,
      t("stop", { number: index + 1 }),
      stop,
    ]),
    ...(kind === "TRANSFER"
      ? [["dropoff", t("dropoff"), dropoff] as [string, string, PlaceDraft]]
      : []),
  ];
  return (
    <ol>
      {points.map(([key, label, { place }]) => (
        <li
          key={key}
          className="relative pb-3 pl-6 before:absolute before:top-[0.55em] before:left-0 before:size-2.5 before:rounded-full before:border before:border-accent before:bg-surface not-last:after:absolute not-last:after:top-[1.25em] not-last:after:bottom-[-0.4em] not-last:after:left-[0.28rem] not-last:after:w-px not-last:after:bg-line-strong first:before:bg-accent"
        >
          {place ? (
            <>
              <span className="sr-only">{`${label} `}</span>
              <span className="text-heading">{placeLine(place)}</span>
            </>
          ) : (
            <span className="text-muted">{label}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
