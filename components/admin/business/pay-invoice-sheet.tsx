"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { amountOf } from "@/components/purchase/staff/amount-of";
import { Fields } from "@/components/purchase/staff/fields";
import type { BusinessInvoice, BusinessPage, InvoicePayment } from "@/lib/contract/admin/business";

const METHODS = ["TRANSFER", "TERMINAL", "CASH"] as const;

export function PayInvoiceSheet(props: {
  invoice: BusinessInvoice;
  onDone: (now: BusinessPage) => unknown;
  onClose: () => void;
}) {
  const { invoice, onDone, onClose } = props;
  const t = useTranslations("admin.business");
  const { euros } = usePanelFormat();
  const { locale } = usePanel();
  return (
    <ActionSheet
      words={{
        title: t("payment.title", { number: invoice.number }),
        text: t("payment.text", { left: euros(invoice.left) }),
        do: t("payment.do"),
        doing: t("payment.doing"),
        done: t("payment.done"),
      }}
      act={async (call, data) => {
        const text = (name: string) => String(data.get(name) ?? "").trim();
        const payment = {
          method: text("method") as InvoicePayment["method"],
          amount: amountOf(text("amount")),
          receipt: text("receipt"),
        };
        await onDone(
          await call("POST /admin/business-invoice/{id}/payment", {
            params: { id: invoice.id },
            body: payment,
          }),
        );
      }}
      onClose={onClose}
    >
      {(errors) => (
        <Fields>
          <SelectField
            form="payment"
            name="method"
            label={t("payment.method")}
            error={errors.method}
          >
            {METHODS.map((method) => (
              <option key={method} value={method}>
                {t(`methods.${method}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            form="payment"
            name="amount"
            label={t("payment.amount")}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-60"
            defaultValue={invoice.left.toFixed(2).replace(".", locale === "fr" ? "," : ".")}
            error={errors.amount}
          />
        </Fields>
      )}
    </ActionSheet>
  );
}
