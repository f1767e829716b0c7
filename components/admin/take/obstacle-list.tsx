"use client";

import { useTranslations } from "next-intl";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Obstacle } from "@/lib/contract/admin/take-booking";

/** Obstacles of vehicles: another customer's ride, or the reason of their block. */
export function ObstacleList(props: {
  obstacles: Obstacle[];
  vehicles: { id: number; name: string }[];
}) {
  const { obstacles, vehicles } = props;
  const t = useTranslations("admin.rides.take");
  const format = usePanelFormat();
  if (obstacles.length === 0) return null;
  return (
    <section aria-label={t("obstacles")} className="border-danger border-l-2 bg-surface px-4 py-3">
      <p className="font-medium text-heading text-small">{t("obstacles")}</p>
      <ul className="mt-1 text-small">
        {obstacles.map(({ idVehicle, kind, startAt, endAt, label, reference }) => {
          const vehicle = vehicles.find(({ id }) => id === idVehicle)?.name ?? "";
          const isLong = Date.parse(endAt) - Date.parse(startAt) > 86_400_000;
          const said = (at: string) => (isLong ? format.dateAndTime(at) : format.time(at));
          const words = { vehicle, label, from: said(startAt), until: said(endAt) };
          return (
            <li key={`${kind} ${idVehicle} ${startAt}`} className="py-1 [overflow-wrap:anywhere]">
              <span>{t(kind === "RIDE" ? "obstacleRide" : "obstacleBlock", words)}</span>{" "}
              {reference && (
                <PanelLink
                  translate="no"
                  href={panelPath("booking", reference)}
                  target="_blank"
                  className="whitespace-nowrap text-accent underline underline-offset-4"
                >
                  {reference}
                </PanelLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
