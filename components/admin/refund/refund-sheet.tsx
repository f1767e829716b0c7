"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { amountOf } from "@/components/purchase/staff/amount-of";
import { Fields } from "@/components/purchase/staff/fields";
import type { RefundPage } from "@/lib/contract/admin/refund";
import { type RefundReason, refundReasons } from "@/lib/contract/refund-reason";
import { RefundOutcomeNote } from "./refund-outcome-note";

/** Gives an amount back, for a reason; its parts, their ways, and the rest are shown first. */
export function RefundSheet(props: {
  of: "booking" | "order";
  id: number;
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { of, id, onDone, onClose } = props;
  const t = useTranslations("admin.refund");
  const page = usePanelData(`/admin/${of}/{id}/refund`, {
    params: { id },
    revalidateOnFocus: false,
  });
  if (!page.data) {
    return (
      <Sheet title={t("title")} onClose={onClose}>
        <Loaded of={page}>{() => null}</Loaded>
      </Sheet>
    );
  }
  return <RefundForm of={of} id={id} page={page.data} onDone={onDone} onClose={onClose} />;
}

function RefundForm(props: {
  of: "booking" | "order";
  id: number;
  page: RefundPage;
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { of, id, page, onDone, onClose } = props;
  const t = useTranslations("admin.refund");
  const optional = useTranslations("form")("optional");
  const { euros } = usePanelFormat();
  const [amount, setAmount] = useState("");
  return (
    <ActionSheet
      words={{
        title: t("title"),
        text: t(page.onInvoice > 0 ? "textOnInvoice" : "text", {
          left: euros(page.left + page.onInvoice),
          onInvoice: euros(page.onInvoice),
        }),
        do: t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      isDangerous
      act={async (call, data) => {
        const text = (name: string) => String(data.get(name) ?? "").trim();
        await call(`POST /admin/${of}/{id}/refund`, {
          params: { id },
          body: {
            amount: amountOf(text("amount")),
            reason: text("reason") as RefundReason,
            note: text("note"),
            isHandedOver: data.get("isHandedOver") === "on",
            receipt: text("receipt"),
          },
        });
        await onDone();
      }}
      onClose={onClose}
    >
      {(errors) => (
        <Fields>
          <TextField
            form="refund"
            name="amount"
            label={t("amount")}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-60"
            value={amount}
            error={errors.amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
          <SelectField form="refund" name="reason" label={t("reason")} error={errors.reason}>
            {refundReasons(of).map((reason) => (
              <option key={reason} value={reason}>
                {t(`reasons.${reason}`)}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            form="refund"
            name="note"
            label={t("note")}
            optional={optional}
            rows={3}
            maxLength={500}
            error={errors.note}
          />
          <RefundOutcomeNote of={of} page={page} amount={amountOf(amount.trim())} />
        </Fields>
      )}
    </ActionSheet>
  );
}
