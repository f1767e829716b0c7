"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmSheet } from "@/components/admin/booking/confirm-sheet";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { DayPage } from "@/lib/contract/admin/day";

/**
 * The nearest bookings that wait for the company's word, one press opens what to say; and how many more
 * there are.
 */
export function DecideList({ page }: { page: DayPage }) {
  const { toDecide: bookings, waiting } = page;
  const t = useTranslations("admin.day");
  const format = usePanelFormat();
  const [confirming, setConfirming] = useState<DayPage["toDecide"][number]>();
  return (
    <ScreenPart title={t("toDecide")}>
      <ul className="grid gap-3 lg:grid-cols-2">
        {bookings.map((booking) => {
          const { reference, status, startAt, customer, pickup, dropoff, total } = booking;
          const isPriced = status !== "REQUESTED";
          return (
            <li
              key={reference}
              className="flex flex-col rounded-card border border-accent/60 bg-surface p-4"
            >
              <div className="flex items-baseline justify-between gap-4">
                <p className="font-semibold text-heading first-letter:uppercase">
                  {format.dayAndTime(startAt)}
                </p>
                {isPriced && (
                  <p className="whitespace-nowrap font-semibold text-heading tabular-nums">
                    {format.euros(total)}
                  </p>
                )}
              </div>
              <p className="mt-1 [overflow-wrap:anywhere]">
                {pickup}
                {dropoff && <> → {dropoff}</>}
              </p>
              <p className="mt-0.5 text-muted text-small">
                {customer} · <span className="tabular-nums">{reference}</span>
              </p>
              <div className="mt-auto flex gap-2 pt-3">
                {isPriced ? (
                  <button
                    type="button"
                    onClick={() => setConfirming(booking)}
                    className={`${panelButton("solid")} grow`}
                  >
                    {t("confirm")}
                    <span className="sr-only"> {reference}</span>
                  </button>
                ) : (
                  <PanelLink
                    href={`${panelPath("booking", reference)}?do=PRICE`}
                    className={`${panelButton("solid")} grow`}
                  >
                    {t("price")}
                    <span className="sr-only"> {reference}</span>
                  </PanelLink>
                )}
                <PanelLink href={panelPath("booking", reference)} className={panelButton()}>
                  {t("see")}
                  <span className="sr-only"> {reference}</span>
                </PanelLink>
              </div>
            </li>
          );
        })}
      </ul>
      <MoreToDecide waiting={waiting} shown={bookings} />
      {confirming && <ConfirmSheet booking={confirming} onClose={() => setConfirming(undefined)} />}
    </ScreenPart>
  );
}

/** How many wait besides those that are shown, each kind with the way to its list. */
function MoreToDecide(props: { waiting: DayPage["waiting"]; shown: DayPage["toDecide"] }) {
  const { waiting, shown } = props;
  const t = useTranslations("admin.day");
  const priced = shown.filter(({ status }) => status !== "REQUESTED").length;
  const more = [
    { kind: "moreToConfirm", subset: "TO_CONFIRM", count: waiting.toConfirm - priced },
    { kind: "moreToPrice", subset: "TO_PRICE", count: waiting.toPrice - (shown.length - priced) },
  ] as const;
  if (more.every(({ count }) => count <= 0)) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 text-small">
      {more.map(
        ({ kind, subset, count }) =>
          count > 0 && (
            <PanelLink
              key={kind}
              href={`${panelPath("booking")}?subset=${subset}&orderBy=startAt`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {t(kind, { count })}
            </PanelLink>
          ),
      )}
    </p>
  );
}
