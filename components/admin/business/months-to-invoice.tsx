"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { BusinessPage } from "@/lib/contract/admin/business";
import { InvoiceMonthSheet } from "./invoice-month-sheet";

export function MonthsToInvoice(props: {
  id: number;
  page: BusinessPage;
  onDone: (now?: BusinessPage) => unknown;
}) {
  const { id, page, onDone } = props;
  const t = useTranslations("admin.business");
  const format = usePanelFormat();
  const [opened, setOpened] = useState<string>();
  const oldest = page.months
    .filter(({ isOver }) => isOver)
    .map(({ month }) => month)
    .toSorted()[0];
  return (
    <>
      {page.months.length === 0 ? (
        <NothingNote>{t("nothingToInvoice")}</NothingNote>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {page.months.map(({ month, rides, total, isOver }) => (
            <li
              key={month}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 bar:grid-cols-[1fr_auto_auto]"
            >
              <div>
                <p className="font-semibold text-heading first-letter:uppercase">
                  {format.month(month.slice(0, 7))}
                </p>
                <p className="text-muted text-small">{t("rides", { count: rides })}</p>
              </div>
              <p
                translate="no"
                className="whitespace-nowrap font-semibold text-heading tabular-nums"
              >
                {format.euros(total)}
              </p>
              {isOver ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setOpened(month)}
                  className={`${panelButton(month === oldest ? "solid" : "outline")} col-span-2 bar:col-span-1`}
                >
                  {t("invoice")}
                  <span className="sr-only">{` ${format.month(month.slice(0, 7))}`}</span>
                </button>
              ) : (
                <p className="col-span-2 text-muted text-small bar:col-span-1">{t("notOver")}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {page.toCome > 0 && (
        <p className="mt-3 text-muted text-small">{t("toCome", { count: page.toCome })}</p>
      )}
      {opened && (
        <InvoiceMonthSheet
          id={id}
          month={opened}
          onDone={onDone}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
