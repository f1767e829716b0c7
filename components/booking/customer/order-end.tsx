"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import type { CallErrorState as Problem } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import type { Quote } from "@/lib/contract/booking";
import { MoneyNote } from "./money-note";

/** Purpose of a form: a booking, a quote, or a price that the company is to find. */
export type OrderKind = "book" | "quote" | "request";

export function OrderEnd(props: {
  ref: Ref<HTMLDivElement>;
  kind: OrderKind;
  quote: Quote | undefined;
  problem: Problem | undefined;
  isSending: boolean;
  /** Obstacle to the order, in place of its button. */
  children: ReactNode;
}) {
  const { kind, quote, children } = props;
  const t = useTranslations("booking");
  return (
    <div ref={props.ref} tabIndex={-1} className="mt-8 scroll-mt-4 outline-none">
      {children || (quote && kind === "book" && <MoneyNote quote={quote} />)}
      <CallErrorNotice problem={props.problem} className="mt-6" />
      {!children && (
        <BusyButton
          isBusy={props.isSending}
          label={t(`send.${kind}`)}
          busyLabel={t(`sending.${kind}`)}
          className="mt-6"
        />
      )}
      {kind !== "book" && <p className="mt-3 text-muted text-small">{t(`sendNote.${kind}`)}</p>}
    </div>
  );
}
