"use client";

import { useTranslations } from "next-intl";
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
  if (count === 0) return <p className="mt-4 text-muted text-small">{t("noRide")}</p>;
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
        <table className="mt-5 w-full border-collapse text-small tabular-nums">
          <caption className="mb-1 text-left font-medium text-heading">{t("largest")}</caption>
          <thead className="text-muted">
            <tr>
              {[t("ride"), t("cost"), t("would")].map((name) => (
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
            {largest.map((ride) => (
              <tr key={ride.reference}>
                <th scope="row" className="py-2 text-left font-normal">
                  <PanelLink
                    translate="no"
                    href={panelPath("booking", ride.reference)}
                    className="inline-flex min-h-6 items-center font-semibold text-heading underline decoration-line-strong underline-offset-4 hover:text-accent"
                  >
                    {ride.reference}
                  </PanelLink>
                  <span className="block text-muted">{format.date(ride.startAt)}</span>
                </th>
                <td translate="no" className="whitespace-nowrap py-2 pl-3 text-right align-top">
                  {format.euros(ride.before)}
                </td>
                <td className="whitespace-nowrap py-2 pl-3 text-right align-top">
                  <span translate="no">{format.euros(ride.after)}</span>
                  <span className="block text-muted">{difference(ride.before, ride.after)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-2 text-muted text-small">{t("same")}</p>
      )}
    </>
  );
}
