"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TickBox } from "@/components/forms/tick-box";
import { amountOf } from "@/components/purchase/staff/amount-of";
import { Fields } from "@/components/purchase/staff/fields";
import type { BusinessInvoice, BusinessPage, InvoiceCredit } from "@/lib/contract/admin/business";

const REASONS = ["GOODWILL", "LATE", "PART_OF_SERVICE", "PRICE_ERROR"] as const;

/** Takes an amount off a monthly invoice by a credit note; a sum paid beyond the rest goes back. */
export function CreditInvoiceSheet(props: {
  invoice: BusinessInvoice;
  onDone: (now: BusinessPage) => unknown;
  onClose: () => void;
}) {
  const { invoice, onDone, onClose } = props;
  const t = useTranslations("admin.business");
  const refund = useTranslations("admin.refund");
  const { euros } = usePanelFormat();
  return (
    <ActionSheet
      words={{
        title: t("creditNote.title", { number: invoice.number }),
        text: t("creditNote.text", { left: euros(invoice.left), paid: euros(invoice.paid) }),
        do: t("creditNote.do"),
        doing: t("creditNote.doing"),
        done: t("creditNote.done"),
      }}
      isDangerous
      act={async (call, data) => {
        const text = (name: string) => String(data.get(name) ?? "").trim();
        const credit: InvoiceCredit = {
          amount: amountOf(text("amount")),
          reason: text("reason") as InvoiceCredit["reason"],
          isHandedOver: data.get("isHandedOver") === "on",
          receipt: text("receipt"),
        };
        await onDone(
          await call("POST /admin/business-invoice/{id}/credit", {
            params: { id: invoice.id },
            body: credit,
          }),
        );
      }}
      onClose={onClose}
    >
      {(errors) => (
        <Fields>
          <TextField
            form="credit"
            name="amount"
            label={t("creditNote.amount")}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-60"
            error={errors.amount}
          />
          <SelectField form="credit" name="reason" label={refund("reason")} error={errors.reason}>
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {refund(`reasons.${reason}`)}
              </option>
            ))}
          </SelectField>
          {invoice.paid > 0 && (
            <TickBox form="credit" name="isHandedOver">
              {t("creditNote.handedOver")}
            </TickBox>
          )}
        </Fields>
      )}
    </ActionSheet>
  );
}
