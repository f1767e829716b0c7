"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";

interface Bar {
  /** Monday, `yyyy-MM-dd`. */
  from: string;
  href: string;
  sum: number;
  text: string;
}

/** Sums of the last weeks beside each other; each bar leads to the list of its week. */
export function WeekBars({ title, weeks }: { title: string; weeks: Bar[] }) {
  const { locale } = usePanel();
  const most = Math.max(...weeks.map(({ sum }) => sum));
  if (most <= 0) return null;
  const day = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    day: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  return (
    <ul aria-label={title} className="mx-2 mt-2 mb-1 grid grid-cols-8 border-line border-t pt-3">
      {weeks.map(({ from, href, sum, text }, index) => (
        <li key={from} className="min-w-0">
          <PanelLink
            href={href}
            className="flex h-24 flex-col items-center justify-end gap-1 rounded-control px-0.5 hover:bg-raised"
          >
            <span
              className={`whitespace-nowrap text-[0.75rem] tabular-nums ${sum > 0 ? "text-heading" : "text-muted"}`}
            >
              {text}
            </span>{" "}
            <span
              aria-hidden="true"
              style={{ height: `${(48 * Math.max(0, sum)) / most}px` }}
              className={`w-full max-w-7 rounded-t-sm ${index === weeks.length - 1 ? "bg-accent" : "bg-line-strong"}`}
            />
            <span className="text-[0.75rem] text-muted tabular-nums">
              {day.format(new Date(`${from}T00:00Z`))}
            </span>
          </PanelLink>
        </li>
      ))}
    </ul>
  );
}
