"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { amountOf } from "@/components/purchase/staff/amount-of";
import { Fields } from "@/components/purchase/staff/fields";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import { GOODS_RETURN_REASONS, type GoodsReturnReason } from "@/lib/contract/goods-return-reason";
import { GoodsReturnLines } from "./goods-return-lines";
import { GoodsReturnOutcome } from "./goods-return-outcome";
import { goodsReturnWorth } from "./goods-return-worth";

/** Takes goods back: pieces, reason, and loss of value; the refund is shown first. */
export function GoodsReturnSheet(props: {
  id: number;
  page: GoodsReturnPage;
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { id, page, onDone, onClose } = props;
  const t = useTranslations("admin.goodsReturn");
  const optional = useTranslations("form")("optional");
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const [withheld, setWithheld] = useState("");
  /** True once other lines were chosen than those that were refused. */
  const [isMended, setIsMended] = useState(false);
  const worth = goodsReturnWorth(page, pieces, amountOf(withheld));
  const shared = { form: "goods-return", optional };
  return (
    <ActionSheet
      words={{
        title: t("title"),
        text: t("text"),
        do: t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      isDangerous
      act={async (call, data) => {
        setIsMended(false);
        const text = (name: string) => String(data.get(name) ?? "").trim();
        await call("POST /admin/order/{id}/return", {
          params: { id },
          body: {
            lines: [...pieces].map(([line, quantity]) => ({
              id: line,
              quantity,
              isBackOnSale: data.get(`back-${line}`) === "on",
            })),
            reason: text("reason") as GoodsReturnReason,
            withheld: amountOf(withheld),
            seenRefund: worth?.refund ?? 0,
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
          <GoodsReturnLines
            lines={page.lines}
            pieces={pieces}
            onChoose={(chosen) => {
              setPieces(chosen);
              setIsMended(true);
            }}
            error={isMended ? undefined : errors.lines}
          />
          <SelectField form="goods-return" name="reason" label={t("reason")} error={errors.reason}>
            {GOODS_RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reasons.${reason}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            {...shared}
            name="withheld"
            label={t("withheld")}
            hint={t("withheldHint")}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-60"
            value={withheld}
            error={errors.withheld}
            onChange={({ currentTarget }) => setWithheld(currentTarget.value)}
          />
          <TextAreaField
            {...shared}
            name="note"
            label={t("note")}
            rows={3}
            maxLength={500}
            error={errors.note}
          />
          <GoodsReturnOutcome page={page} worth={worth} hasPieces={pieces.size > 0} />
        </Fields>
      )}
    </ActionSheet>
  );
}
