"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon, type PanelIconName } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { GlanceSpan, GlanceWeek } from "@/lib/contract/admin/glance";
import type { Locale } from "@/lib/rules/text/locale-code";
import { WeekBars } from "./week-bars";

/**
 * Number of the day, the week and the month, beside the one before, over the last weeks; nothing
 * without its right.
 */
export function SpanCard(props: {
  kind: "rides" | "orders" | "income";
  icon: PanelIconName;
  spans: GlanceSpan[];
  weeks: GlanceWeek[];
  path: (days: { from: string; until: string }) => string;
}) {
  const { kind, icon, spans, weeks, path } = props;
  const t = useTranslations("admin.glance");
  const format = usePanelFormat();
  const { locale } = usePanel();
  const written = (value: number) =>
    kind === "income" ? wholeEuros(value, locale) : format.number(value);
  if (spans.every((span) => span[kind] === null)) return null;
  return (
    <section className={`${PANEL_CARD} px-1 pt-3 pb-1`}>
      <h3 className="flex items-center gap-2 px-3 font-medium text-heading text-small">
        <PanelIcon name={icon} className="size-5 text-accent" />
        <span>{t(kind)}</span>
      </h3>
      <ul className="mt-1 grid grid-cols-3">
        {spans.map((span) => {
          const figure = span[kind];
          if (!figure) return null;
          const { now, before } = figure;
          return (
            <li key={span.span}>
              <PanelLink
                href={path(span)}
                className="flex min-h-11 flex-col rounded-control px-3 py-2 hover:bg-raised"
              >
                <span className="text-[0.8125rem] text-muted">{t(`span.${span.span}`)}</span>{" "}
                <span className="whitespace-nowrap font-semibold text-figure text-heading tabular-nums">
                  {written(now)}
                </span>{" "}
                <span className="flex items-center gap-1 whitespace-nowrap text-[0.8125rem] text-muted tabular-nums">
                  <Trend now={now} before={before} />
                  <span>{t("before", { value: written(before) })}</span>
                </span>
              </PanelLink>
            </li>
          );
        })}
      </ul>
      <WeekBars
        title={t("weeks", { kind: t(kind) })}
        weeks={weeks.map((week) => ({
          from: week.from,
          href: path(week),
          sum: week[kind] ?? 0,
          text: written(week[kind] ?? 0),
        }))}
      />
    </section>
  );
}

/** Formats an amount without its cents, which nobody looks for here. */
const wholeEuros = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
    .format(amount)
    .replace("-", "−");

/** Sign of more or less than before; both numbers stand beside it as text. */
function Trend({ now, before }: { now: number; before: number }) {
  if (now === before) return null;
  return (
    <span aria-hidden="true" className={now > before ? "text-success" : "text-danger"}>
      {now > before ? "▲" : "▼"}
    </span>
  );
}
