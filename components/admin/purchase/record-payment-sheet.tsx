"use client";

import { useLocale, useTranslations } from "next-intl";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { amountOf } from "@/components/purchase/staff/amount-of";
import { Fields } from "@/components/purchase/staff/fields";
import { typedAmount } from "@/components/purchase/staff/typed-amount";
import type { Call } from "@/lib/api/call";
import type { DriverPayment } from "@/lib/contract/admin/driver";

const METHODS = ["CASH", "TERMINAL"] as const;

/** Asks for the sum taken on board; the sum owed stands there already. */
export function RecordPaymentSheet(props: {
  /** Sum in euros. */
  owed: number;
  record: (call: Call, payment: DriverPayment) => Promise<unknown>;
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { record, onDone, onClose } = props;
  const t = useTranslations("admin.driver");
  const locale = useLocale();
  const owed = typedAmount(props.owed, locale);
  return (
    <ActionSheet
      words={{
        title: t("record"),
        text: t("recordText"),
        do: t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      act={async (call, data) => {
        await record(call, {
          method: String(data.get("method")) as DriverPayment["method"],
          amount: amountOf(String(data.get("amount"))),
          receipt: String(data.get("receipt")),
        });
        await onDone();
      }}
      onClose={onClose}
    >
      {(errors) => (
        <Fields>
          <SelectField form="taken" name="method" label={t("method")} error={errors.method}>
            {METHODS.map((method) => (
              <option key={method} value={method}>
                {t(method)}
              </option>
            ))}
          </SelectField>
          <TextField
            form="taken"
            name="amount"
            label={t("amount")}
            error={errors.amount}
            defaultValue={owed}
            inputMode="decimal"
            autoComplete="off"
          />
        </Fields>
      )}
    </ActionSheet>
  );
}
