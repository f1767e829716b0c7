"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { panelButton } from "@/components/admin/panel/panel-look";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { BusinessInvoice, BusinessPage } from "@/lib/contract/admin/business";

type Opened = { what: "pay" | "credit"; invoice: BusinessInvoice };

export function BusinessInvoices(props: {
  invoices: BusinessInvoice[];
  onDone: (now?: BusinessPage) => unknown;
}) {
  const { invoices, onDone } = props;
  const t = useTranslations("admin.business");
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  if (invoices.length === 0) return <NothingNote>{t("noInvoice")}</NothingNote>;
  return (
    <>
      <ul className="space-y-3">
        {invoices.map((invoice) => (
          <InvoiceCard
            key={invoice.id}
            invoice={invoice}
            onOpen={(what) => setOpened({ what, invoice })}
          />
        ))}
      </ul>
      {opened && <InvoiceSheet {...opened} onDone={onDone} onClose={close} />}
    </>
  );
}

/** Records a payment of a monthly invoice, or takes an amount off it by a credit note. */
function InvoiceSheet(
  props: Opened & { onDone: (now: BusinessPage) => unknown; onClose: () => void },
) {
  const { what, invoice, onDone, onClose } = props;
  const { id, number, left, paid } = invoice;
  const { euros } = usePanelFormat();
  const shared = { params: { id }, onDone, onClose };
  if (what === "pay") {
    return (
      <ActionSheet
        {...shared}
        of="recordInvoicePayment"
        begins={{ amount: left }}
        says={{ number, left: euros(left) }}
      />
    );
  }
  return (
    <ActionSheet
      {...shared}
      of="creditBusinessInvoice"
      says={{ number, left: euros(left), paid: euros(paid) }}
      unasked={paid > 0 ? [] : ["isHandedOver"]}
      isDangerous
    />
  );
}

function InvoiceCard(props: { invoice: BusinessInvoice; onOpen: (what: Opened["what"]) => void }) {
  const { invoice, onOpen } = props;
  const { number, month, dueDay, due, credited, paid, left, isLate, late } = invoice;
  const t = useTranslations("admin.business");
  const format = usePanelFormat();
  const isSettled = left === 0;
  const day = format.date(`${dueDay}T12:00:00Z`);
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold text-heading first-letter:uppercase">
          {format.month(month.slice(0, 7))}
        </p>
        <ToneMark tone={isSettled ? "GOOD" : isLate ? "BAD" : "WAITING"}>
          {isSettled ? t("settled") : t(isLate ? "lateSince" : "dueOn", { day })}
        </ToneMark>
      </div>
      <div className="mt-1 text-small">
        <AmountList
          rows={[
            { label: t("numbered", { number }), amount: format.euros(due) },
            ...(credited > 0 ? [{ label: t("credited"), amount: format.euros(-credited) }] : []),
            ...(paid > 0 ? [{ label: t("paid"), amount: format.euros(-paid) }] : []),
            ...(isSettled ? [] : [{ label: t("left"), amount: format.euros(left), isDue: true }]),
            ...(late.interest + late.flatFee > 0
              ? [
                  { label: t("interest"), amount: format.euros(late.interest) },
                  { label: t("flatFee"), amount: format.euros(late.flatFee) },
                ]
              : []),
          ]}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isSettled && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen("pay")}
            className={panelButton()}
          >
            {t("recordPayment")}
            <span className="sr-only">{` ${number}`}</span>
          </button>
        )}
        <a href={`/api/admin/document/${invoice.idDocument}/pdf`} className={panelButton()}>
          {t("pdf")}
          <span className="sr-only">{` ${number}`}</span>
        </a>
        {credited < due && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen("credit")}
            className={panelButton("quiet")}
          >
            {t("credit")}
            <span className="sr-only">{` ${number}`}</span>
          </button>
        )}
      </div>
    </li>
  );
}
