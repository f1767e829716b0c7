"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "./panel-context";
import { PanelIcon } from "./panel-icon";
import { wayLink } from "./way-link";

/** Place on the way of a ride, with the driver's notes and the way to it. */
export function WayStop(props: {
  label: string;
  line: string;
  at: Parameters<typeof wayLink>[0];
  time?: string | undefined;
  meetingPoint?: string | null | undefined;
  board?: string | null | undefined;
  isLast?: boolean | undefined;
}) {
  const { label, line, at, time, meetingPoint, board, isLast } = props;
  const t = useTranslations("ride.ride");
  const words = useTranslations("admin.day");
  const { userAgent } = usePanel();
  return (
    <li className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-3">
      <span aria-hidden="true" className="flex flex-col items-center pt-1.5">
        <span className="size-2.5 shrink-0 rounded-full bg-accent" />
        {!isLast && <span className="mt-1 w-px grow bg-line-strong" />}
      </span>
      <div className={`min-w-0 ${isLast ? "" : "pb-4"}`}>
        <p className="text-muted text-small">
          {time && <span className="mr-2 font-semibold text-heading tabular-nums">{time}</span>}
          <span>{label}</span>
        </p>
        <p className="text-heading [overflow-wrap:anywhere]">{line}</p>
        {meetingPoint && <p className="text-muted text-small">{meetingPoint}</p>}
        {board && (
          <p className="text-small">
            {t("board")} <strong className="font-semibold text-heading">{board}</strong>
          </p>
        )}
      </div>
      <a
        href={wayLink(at, line, userAgent)}
        target="_blank"
        rel="noreferrer"
        aria-label={words("navigate", { place: line })}
        className="grid size-12 place-items-center rounded-control border border-line-strong text-heading hover:border-accent hover:text-accent"
      >
        <PanelIcon name="way" />
      </a>
    </li>
  );
}
