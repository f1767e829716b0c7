"use client";

import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import type { DayCalendar as Calendar } from "./day-calendar";

/** Loaded on demand: many visitors type the day, or come with one. */
export const loadCalendar = () => import("./day-calendar").then(({ DayCalendar }) => DayCalendar);
export const LazyCalendar = dynamic(loadCalendar, { loading: () => <div className="h-90" /> });

/** Calendar over the content below its field. */
export function CalendarPanel({
  label,
  ...calendar
}: { label: string } & ComponentProps<typeof Calendar>) {
  return (
    <div
      role="dialog"
      aria-label={label}
      ref={keepWithin}
      className="absolute top-full left-0 z-30 mt-1 w-[min(22rem,calc(100vw-3rem))] rounded-control border border-line-strong bg-raised p-3 shadow-2xl"
    >
      <LazyCalendar {...calendar} />
    </div>
  );
}

/** Least distance of a calendar to the edge of its surroundings, in pixels. */
const EDGE = 8;

/** Moves a calendar that would stand out of the window, or of the sheet that it is in. */
function keepWithin(calendar: HTMLElement | null): void {
  if (!calendar) return;
  const around = calendar.closest("dialog") ?? document.documentElement;
  const over = calendar.getBoundingClientRect().right - around.getBoundingClientRect().right + EDGE;
  if (over > 0) calendar.style.left = `${-over}px`;
}
