"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { AccessPointsProps } from "./access-point-list";
import { MapBackground } from "./map-background";
import { frameAround, MAP, type MapFrame, onMap, zoomed } from "./map-frame";
import { MapMarker } from "./map-marker";

/** Factor of each step nearer, and the number of steps. */
const STEP = 0.5;
const NEAREST = 4;

/** Shops that the keys lead to: neighbours in the list, and its ends. */
const KEYS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Parcel shops on a map of our own: it asks no third party and needs no key. */
export function AccessPointMap({ points, chosen, looked, onLook, onChoose }: AccessPointsProps) {
  const t = useTranslations("delivery");
  const { number } = siteFormat(useLocale() as Locale);
  const [nearer, setNearer] = useState(0);
  const whole = frameAround(points.map(({ position }) => position));
  const centre = points[chosen] ?? points[0];
  const frame = nearer === 0 || !centre ? whole : zoomed(whole, centre.position, STEP ** nearer);
  const ground = useGround(whole);
  const shown = points.map((point, index) => ({ point, index, at: onMap(frame, point.position) }));
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height;
  const visible = shown.filter(({ at }) => isIn(at));
  /** Shop that the Tab key stops at. */
  const entry = visible.find(({ index }) => index === chosen) ?? visible[0];
  const map = useRef<HTMLFieldSetElement>(null);

  function moveFocus(event: KeyboardEvent, index: number) {
    const from = visible.findIndex((point) => point.index === index);
    const to = KEYS[event.key]?.(from, visible.length - 1);
    const next = to === undefined ? undefined : visible[to];
    if (!next) return;
    event.preventDefault();
    map.current?.querySelector<HTMLElement>(`[data-index="${next.index}"]`)?.focus();
  }

  return (
    <div className="relative">
      <fieldset
        ref={map}
        className="relative overflow-hidden rounded-card border border-line-strong bg-surface"
      >
        <legend className="sr-only">{t("map")}</legend>
        <MapBackground ground={ground} frame={frame} markers={visible.map(({ at }) => at)} />
        {/* From north to south: a pin covers no more than the foot of another's. */}
        {visible
          .toSorted((a, b) => a.at.y - b.at.y)
          .map(({ point, index, at }) => (
            <MapMarker
              key={point.id}
              index={index}
              at={at}
              label={t("marker", {
                number: index + 1,
                name: point.name,
                km: number(point.distanceKm),
              })}
              isChosen={index === chosen}
              isLooked={index === looked}
              isEntry={index === entry?.index}
              onLook={(isLooked) => onLook(isLooked ? index : null)}
              onChoose={() => onChoose(index)}
              onKeyDown={(event) => moveFocus(event, index)}
            />
          ))}
      </fieldset>
      <div className="absolute top-2 right-2 grid overflow-hidden rounded-control border border-line-strong bg-background">
        {([1, -1] as const).map((step) => (
          <button
            key={step}
            type="button"
            aria-label={t(step > 0 ? "nearer" : "further")}
            disabled={step > 0 ? nearer === NEAREST : nearer === 0}
            onClick={() => setNearer(nearer + step)}
            className="size-11 text-heading text-subtitle leading-none hover:bg-surface disabled:opacity-40"
          >
            {step > 0 ? "+" : "−"}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Reads the ground of a map, with a margin for zooming in; a map without it will do. */
function useGround({ south, west, north, east }: MapFrame) {
  const locale = useLocale() as Locale;
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  const box = {
    south: rounded(south),
    west: rounded(west),
    north: rounded(north),
    east: rounded(east),
  };
  const { data } = useSWR(
    ["map-ground", locale, JSON.stringify(box)],
    () => browserCall(locale)("GET /map/ground", { query: box }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data;
}
