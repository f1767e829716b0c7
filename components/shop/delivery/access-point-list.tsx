"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { AccessPoint } from "@/lib/contract/shipping";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { choiceLook } from "./choice-look";

/** Props of the list and the map of parcel shops; a shop is its place in the list. */
export interface AccessPointsProps {
  points: AccessPoint[];
  /** Chosen shop; -1 for none. */
  chosen: number;
  looked: number | null;
  onLook: (index: number | null) => void;
  onChoose: (index: number) => void;
}

export function AccessPointList({ points, chosen, looked, onLook, onChoose }: AccessPointsProps) {
  const t = useTranslations("delivery");
  const { number } = siteFormat(useLocale() as Locale);
  const list = useRef<HTMLUListElement>(null);
  // A shop chosen on the map is scrolled into view in the list; the page itself stays where it is.
  useEffect(() => {
    const box = list.current;
    const entry = box?.children[chosen];
    if (!box || !(entry instanceof HTMLElement)) return;
    const above = entry.offsetTop - box.scrollTop;
    const below = above + entry.offsetHeight - box.clientHeight;
    if (above < 0) box.scrollTop += above;
    else if (below > 0) box.scrollTop += below;
  }, [chosen]);
  return (
    <ul ref={list} className="relative grid max-h-[30rem] gap-2 overflow-y-auto p-0.5">
      {points.map(({ id, name, addLine1, zipCode, city, distanceKm }, index) => (
        // The pointer only shows the shop on the map; the radio button chooses it.
        <li key={id} onPointerEnter={() => onLook(index)} onPointerLeave={() => onLook(null)}>
          <label
            className={`flex items-start gap-4 px-4 py-3 ${choiceLook} ${looked === index ? "border-accent" : ""}`}
          >
            <input
              type="radio"
              name="delivery.idAccessPoint"
              value={id}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              onFocus={() => onLook(index)}
              onBlur={() => onLook(null)}
              className="mt-1 size-5 shrink-0 accent-accent outline-none"
            />
            <span className="grow">
              <span className="block text-heading">
                <span aria-hidden="true" className="mr-2 text-accent tabular-nums">
                  {index + 1}
                </span>
                <span>{name}</span>
              </span>
              <span className="block text-muted text-small">{addLine1}</span>
              <span className="block text-muted text-small">{`${zipCode} ${city}`}</span>
            </span>
            <span className="whitespace-nowrap text-muted text-small tabular-nums">
              {t("distance", { km: number(distanceKm) })}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
