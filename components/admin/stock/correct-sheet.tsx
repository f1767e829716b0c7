"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Fields } from "@/components/purchase/staff/fields";
import type { CountedStock, StockCorrection } from "@/lib/contract/admin/stock-movement";
import { isOfStock } from "./is-of-stock";

/** Reasons given by hand; counting is among them, though it has a screen of its own. */
const REASONS: StockCorrection[] = ["DELIVERY", "BREAKAGE", "TASTING", "INVENTORY", "OTHER"];

export function CorrectSheet(props: {
  stock: CountedStock;
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { stock, onDone, onClose } = props;
  const t = useTranslations("admin.stock");
  const optional = useTranslations("form")("optional");
  const { mutate } = useSWRConfig();
  return (
    <ActionSheet
      words={{
        title: t("correct"),
        text: t("correctText"),
        do: t("save"),
        doing: t("saving"),
        done: t("saved"),
      }}
      act={async (call, form) => {
        const quantity = Number(String(form.get("quantity") ?? "").trim() || Number.NaN);
        const request = {
          seen: stock.quantity,
          // A text that is no number is refused at its field.
          quantity,
          reason: String(form.get("reason")) as StockCorrection,
          note: String(form.get("note") ?? ""),
        };
        try {
          await call("POST /admin/stock/{id}/correction", {
            params: { id: stock.id },
            body: request,
          });
        } finally {
          // Where a colleague was quicker, the number to start from has changed.
          await mutate(isOfStock);
        }
        await onDone();
      }}
      onClose={onClose}
    >
      {(errors) => (
        <Fields>
          <TextField
            form="stock"
            name="quantity"
            label={t("newQuantity")}
            hint={t("newQuantityHint", { quantity: stock.quantity })}
            inputMode="numeric"
            autoComplete="off"
            required
            error={errors.quantity}
          />
          <SelectField form="stock" name="reason" label={t("reason")} error={errors.reason}>
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reasons.${reason}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            form="stock"
            name="note"
            label={t("note")}
            optional={optional}
            maxLength={300}
            autoComplete="off"
            error={errors.note}
          />
        </Fields>
      )}
    </ActionSheet>
  );
}
