"use client";

import { useState } from "react";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { refundOutcome } from "@/components/admin/refund/refund-outcome";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import { GoodsReturnLines, type ReturnedLine } from "./goods-return-lines";
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
  const [lines, setLines] = useState<readonly ReturnedLine[]>([]);
  /** True once other lines were chosen than those that were refused. */
  const [isMended, setIsMended] = useState(false);
  const pieces = new Map(lines.map((line) => [line.id, line.quantity]));
  const worthOf = (withheld: number | string | null | undefined) =>
    goodsReturnWorth(page, pieces, Number(withheld ?? 0));
  return (
    <ActionSheet
      of="returnGoods"
      params={{ id }}
      given={({ withheld }) => ({ lines: [...lines], seenRefund: worthOf(withheld)?.refund ?? 0 })}
      unasked={({ withheld }) =>
        (refundOutcome(page.money, worthOf(withheld)?.refund ?? 0)?.byHand ?? 0) > 0
          ? []
          : ["isHandedOver"]
      }
      isDangerous
      onDone={onDone}
      onRefused={() => setIsMended(false)}
      onClose={onClose}
    >
      {({ Field, typed, errors }) => (
        <>
          <GoodsReturnLines
            lines={page.lines}
            returned={lines}
            onChoose={(chosen) => {
              setLines(chosen);
              setIsMended(true);
            }}
            error={isMended ? undefined : errors.lines}
          />
          <Field of="reason" />
          <Field of="withheld" />
          <Field of="note" />
          <GoodsReturnOutcome
            page={page}
            worth={worthOf(typed.withheld)}
            hasPieces={lines.length > 0}
          />
          <Field of="isHandedOver" />
        </>
      )}
    </ActionSheet>
  );
}
