"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmSheet } from "@/components/admin/booking/confirm-sheet";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { CustomerWords } from "@/components/admin/purchase/customer-words";
import type { DayPage } from "@/lib/contract/admin/day";

/** Nearest bookings that wait for the company's answer, and the number of the others. */
export function DecideList(props: {
  page: DayPage;
  /** True where its first booking is the main action of the screen. */
  isNext: boolean;
}) {
  const { toDecide: bookings, waiting } = props.page;
  const t = useTranslations("admin.day");
  const format = usePanelFormat();
  const [confirming, setConfirming] = useState<DayPage["toDecide"][number]>();
  return (
    <ScreenPart title={t("toDecide")}>
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 [scrollbar-width:none] bar:mx-0 bar:grid bar:px-0 lg:grid-cols-2">
        {bookings.map((booking, index) => {
          const { reference, status, startAt, customer, pickup, dropoff, total } = booking;
          const isPriced = status !== "REQUESTED";
          const look = panelButton(props.isNext && index === 0 ? "solid" : "outline");
          return (
            <li
              key={reference}
              className="flex w-[86%] shrink-0 snap-center flex-col rounded-card border border-accent/60 bg-surface p-4 only:w-full bar:w-auto"
            >
              <div className="flex items-baseline justify-between gap-4">
                <p className="font-semibold text-heading first-letter:uppercase">
                  {format.dayAndTime(startAt)}
                </p>
                {isPriced && (
                  <p
                    translate="no"
                    className="whitespace-nowrap font-semibold text-heading tabular-nums"
                  >
                    {format.euros(total)}
                  </p>
                )}
              </div>
              <p className="mt-1 [overflow-wrap:anywhere]">
                <span>{pickup}</span>
                {dropoff && <span>{` → ${dropoff}`}</span>}
              </p>
              <p className="mt-0.5 text-muted text-small">
                <span>{`${customer} ·`}</span>{" "}
                <span translate="no" className="tabular-nums">
                  {reference}
                </span>
              </p>
              <div className="mt-auto flex gap-2 pt-3">
                {isPriced ? (
                  <button
                    type="button"
                    onClick={() => setConfirming(booking)}
                    className={`${look} grow`}
                  >
                    {t("confirm")}
                    <span className="sr-only" translate="no">{` ${reference}`}</span>
                  </button>
                ) : (
                  <PanelLink
                    href={`${panelPath("booking", reference)}?do=PRICE`}
                    className={`${look} grow`}
                  >
                    {t("price")}
                    <span className="sr-only" translate="no">{` ${reference}`}</span>
                  </PanelLink>
                )}
                <PanelLink href={panelPath("booking", reference)} className={panelButton()}>
                  {t("see")}
                  <span className="sr-only" translate="no">{` ${reference}`}</span>
                </PanelLink>
              </div>
            </li>
          );
        })}
      </ul>
      <MoreToDecide waiting={waiting} shown={bookings} />
      {confirming && (
        <CustomerWords customer={confirming}>
          <ConfirmSheet booking={confirming} onClose={() => setConfirming(undefined)} />
        </CustomerWords>
      )}
    </ScreenPart>
  );
}

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
