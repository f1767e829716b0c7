"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import { buttonLook } from "@/components/ui/button-look";
import { useBeside } from "@/components/ui/use-beside";
import { type KeyLink, opening } from "@/lib/api/by-key";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";
import { type EndedOutcome, EndOutcome } from "./end-outcome";
import type { Purchase } from "./purchase";
import { showState } from "./show-state";

const CALLED = { cancel: "cancel", withdraw: "withdrawal" } as const;

/**
 * Cancels a booking or an order or withdraws from its contract, in two steps: the sum that comes
 * back and the reason are asked of the provider and shown before anything is done.
 */
export function EndBooking(props: {
  of: Purchase;
  way: "cancel" | "withdraw";
  link: KeyLink;
  locale: Locale;
  done: string;
  title: string;
  /** Declaration of the customer, above the sum that comes back. */
  children?: ReactNode;
}) {
  const { of, way, link, locale } = props;
  const t = useTranslations(of === "order" ? `order.${way}` : `ride.${way}`);
  const words = useTranslations("ride");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<EndedOutcome>();
  const { isBusy, problem, run } = useCall();
  const titleId = useId();
  useBeside(dialog, () => dialog.current?.close());
  const title = useRef<HTMLHeadingElement>(null);

  // Open once there is something in it to be read, from its title on.
  useEffect(() => {
    if (!outcome || dialog.current?.open) return;
    dialog.current?.showModal();
    title.current?.focus();
  }, [outcome]);

  const send = (dryRun: boolean) =>
    run(async (call) => {
      const ended = await call(`POST /${of}/{reference}/${CALLED[way]}`, {
        ...opening(link),
        body: { dryRun, why: outcome?.why },
      });
      if (dryRun) return setOutcome(ended);
      dialog.current?.close();
      say(props.done);
      router.refresh();
      showState();
    });

  const alert = <CallErrorNotice problem={problem} className="mt-4" />;
  return (
    <>
      <BusyButton
        type="button"
        aria-haspopup="dialog"
        onClick={() => send(true)}
        isBusy={isBusy && !outcome}
        label={t("open")}
        busyLabel={words("cancel.asking")}
        look="quiet"
      />
      {!outcome && alert}
      <dialog
        ref={dialog}
        // Nothing names it while there is nothing in it.
        aria-labelledby={outcome && titleId}
        onClose={() => setOutcome(undefined)}
        className="m-auto max-h-[90dvh] w-[min(38rem,92vw)] border border-line bg-surface p-6 text-ink backdrop:bg-black/70 md:p-10"
      >
        {outcome && (
          <>
            <h2 id={titleId} ref={title} tabIndex={-1} className="mb-5 text-subtitle outline-none">
              {props.title}
            </h2>
            {props.children}
            <EndOutcome outcome={outcome} locale={locale} />
            {alert}
            <div className="mt-7 flex flex-wrap gap-4">
              <BusyButton
                type="button"
                onClick={() => send(false)}
                isBusy={isBusy}
                label={t("confirm")}
                busyLabel={t("confirming")}
                look="danger"
              />
              <button
                type="button"
                onClick={() => dialog.current?.close()}
                className={buttonLook("outline")}
              >
                {t("back")}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
