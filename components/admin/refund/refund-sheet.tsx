"use client";

import { useTranslations } from "next-intl";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { refundReasons } from "@/lib/contract/refund-reason";
import { refundOutcome } from "./refund-outcome";
import { RefundOutcomeNote } from "./refund-outcome-note";

/** Gives an amount back, for a reason; its parts, their ways, and the rest are shown first. */
export function RefundSheet(props: {
  of: "booking" | "order";
  id: number;
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { of, id, onDone, onClose } = props;
  const t = useTranslations("admin.action.refundBookingInPart");
  const { euros } = usePanelFormat();
  const { data: page, ...asked } = usePanelData(`/admin/${of}/{id}/refund`, {
    params: { id },
    revalidateOnFocus: false,
  });
  if (!page) {
    return (
      <Sheet title={t("title")} onClose={onClose}>
        <Loaded of={{ data: page, ...asked }}>{() => null}</Loaded>
      </Sheet>
    );
  }
  return (
    <ActionSheet
      of="refundBookingInPart"
      params={{ id }}
      act={(call, body) => call(`POST /admin/${of}/{id}/refund`, { params: { id }, body })}
      offers={{ reason: refundReasons(of) }}
      says={{
        isOnInvoice: String(page.onInvoice > 0),
        left: euros(page.left + page.onInvoice),
        onInvoice: euros(page.onInvoice),
      }}
      unasked={({ amount }) =>
        (refundOutcome(page, Number(amount))?.byHand ?? 0) > 0 ? [] : ["isHandedOver"]
      }
      isDangerous
      onDone={onDone}
      onClose={onClose}
    >
      {({ Field, typed }) => (
        <>
          <Field of="amount" />
          <Field of="reason" />
          <Field of="note" />
          <RefundOutcomeNote of={of} page={page} amount={Number(typed.amount)} />
          <Field of="isHandedOver" />
        </>
      )}
    </ActionSheet>
  );
}
