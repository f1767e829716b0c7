"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { FareTrialPage } from "@/lib/contract/admin/fare-trial";

export function FareTrialTable({ page }: { page: FareTrialPage }) {
  const t = useTranslations("admin.fareTrial");
  const format = usePanelFormat();
  const { count, leftOut, before, after, largest } = page;
  const difference = (from: number, until: number) => {
    const cents = Math.round(until * 100) - Math.round(from * 100);
    const amount = format.euros(Math.abs(cents) / 100);
    return cents === 0 ? amount : `${cents > 0 ? "+" : "−"} ${amount}`;
  };
  if (count === 0) {
    return (
      <>
        <p className="mt-4 text-muted text-small">{t("noRide")}</p>
        {page.journeys.length > 0 && (
          <PriceTable
            caption={t("journeys", {
              at: format.dateAndTime(page.journeys[0]?.startAt ?? ""),
            })}
            head={t("journey")}
            rows={page.journeys.map(({ to, distanceKm, hours, ...prices }) => ({
              ...prices,
              key: String(to),
              name: (
                <>
                  <span>{to ?? t("hire", { hours: hours ?? 0 })}</span>
                  {to && (
                    <span className="block text-muted">{`${format.number(distanceKm)}\u00a0km`}</span>
                  )}
                </>
              ),
            }))}
            difference={difference}
          />
        )}
      </>
    );
  }
  return (
    <>
      <div className="mt-5 max-w-md">
        <AmountList
          rows={[
            { label: t("before", { count }), amount: format.euros(before) },
            { label: t("after"), amount: format.euros(after) },
            { label: t("difference"), amount: difference(before, after), isMain: true },
          ]}
        />
      </div>
      {leftOut > 0 && (
        <p className="mt-2 text-muted text-small">{t("leftOut", { count: leftOut })}</p>
      )}
      {largest.length > 0 ? (
        <PriceTable
          caption={t("largest")}
          head={t("ride")}
          rows={largest.map(({ reference, startAt, ...prices }) => ({
            ...prices,
            key: reference,
            name: (
              <>
                <PanelLink
                  translate="no"
                  href={panelPath("booking", reference)}
                  className="inline-flex min-h-6 items-center font-semibold text-heading underline decoration-line-strong underline-offset-4 hover:text-accent"
                >
                  {reference}
                </PanelLink>
                <span className="block text-muted">{format.date(startAt)}</span>
              </>
            ),
          }))}
          difference={difference}
        />
      ) : (
        <p className="mt-2 text-muted text-small">{t("same")}</p>
      )}
    </>
  );
}

/** Prices before and after, a ride a row. */
function PriceTable(props: {
  caption: string;
  head: string;
  rows: { key: string; name: ReactNode; before: number; after: number }[];
  difference: (from: number, until: number) => string;
}) {
  const { caption, head, rows, difference } = props;
  const t = useTranslations("admin.fareTrial");
  const format = usePanelFormat();
  return (
    <table className="mt-5 w-full border-collapse text-small tabular-nums">
      <caption className="mb-1 text-left font-medium text-heading">{caption}</caption>
      <thead className="text-muted">
        <tr>
          {[head, t("cost"), t("would")].map((name) => (
            <th
              key={name}
              scope="col"
              className="py-2 pl-3 text-right font-medium first:pl-0 first:text-left"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {rows.map(({ key, name, before, after }) => (
          <tr key={key}>
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            <td translate="no" className="whitespace-nowrap py-2 pl-3 text-right align-top">
              {format.euros(before)}
            </td>
            <td className="whitespace-nowrap py-2 pl-3 text-right align-top">
              <span translate="no">{format.euros(after)}</span>
              <span className="block text-muted">{difference(before, after)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
