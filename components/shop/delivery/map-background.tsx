import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import type { MapGround as Ground } from "@/lib/contract/map-ground";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { MAP, type MapFrame, mapScale, onMap } from "./map-frame";
import { townLabels } from "./town-labels";

/** Distance of a town's dot below its name. */
const DOT = 4;

/** Ground under the markers, for the eye only: rivers, the names of towns, and a scale. */
export function MapBackground(props: {
  ground: Ground | undefined;
  frame: MapFrame;
  markers: { x: number; y: number }[];
}) {
  const { ground, frame, markers } = props;
  const t = useTranslations("delivery");
  const { number } = siteFormat(useLocale() as Locale);
  const scale = mapScale(frame);
  const towns = (ground?.towns ?? []).map(({ name, ...point }) => {
    const { x, y } = onMap(frame, point);
    return { name, x, y: y - DOT };
  });
  return (
    <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true" className="w-full">
      {ground?.rivers.map(({ name, course }) => (
        <polyline
          key={name}
          points={course.map((point) => Object.values(onMap(frame, point)).join(",")).join(" ")}
          fill="none"
          strokeWidth={name === "Loire" || name === "Seine" ? 7 : 4}
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-water"
        />
      ))}
      {townLabels(towns, markers).map(({ name, x, y }) => (
        <Fragment key={`${name} ${x} ${y}`}>
          <circle cx={x} cy={y + DOT} r={1.6} className="fill-line-strong" />
          <text x={x} y={y} textAnchor="middle" className="fill-muted text-[11px]">
            {name}
          </text>
        </Fragment>
      ))}
      <path d={`M8 ${MAP.height - 14}v5h${scale.width}v-5`} fill="none" className="stroke-muted" />
      <text x={12} y={MAP.height - 13} className="fill-muted text-[10px]">
        {t("distance", { km: number(scale.km) })}
      </text>
    </svg>
  );
}
