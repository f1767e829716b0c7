"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button-link";
import { type BookingLink, cancelBooking, withdrawBooking } from "@/lib/api/booking-page";
import { browserCall } from "@/lib/api/browser-call";
import type { CancelOutcome } from "@/lib/contract/booking-page";
import type { Locale } from "@/lib/rules/locale-code";
import { useUi } from "@/stores/ui-store";
import { EndOutcome } from "./end-outcome";
import { showState } from "./show-state";
import { useFailure } from "./use-failure";

const CALLS = { cancel: cancelBooking, withdraw: withdrawBooking };

/**
 * Cancels a booking or withdraws from its contract, in two steps: what one gets back and why is
 * asked of the provider and shown before anything is done.
 */
export function EndBooking(props: {
  way: keyof typeof CALLS;
  link: BookingLink;
  locale: Locale;
  /** Said once it is done. */
  done: string;
  /** Of the dialog. */
  title: string;
  /** What one declares, above what one gets back. */
  children?: ReactNode;
}) {
  const { way, link, locale } = props;
  const t = useTranslations(`ride.${way}`);
  const words = useTranslations("ride");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<CancelOutcome>();
  const { failure, fail, forget } = useFailure();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  // Open once there is something in it to be read, from its title on.
  useEffect(() => {
    if (!outcome || dialog.current?.open) return;
    dialog.current?.showModal();
    title.current?.focus();
  }, [outcome]);

  async function call(dryRun: boolean) {
    if (isBusy) return;
    setIsBusy(true);
    forget();
    try {
      const told = await CALLS[way](browserCall(locale), link, { dryRun, why: outcome?.why });
      if (dryRun) {
        setOutcome(told);
        return;
      }
      dialog.current?.close();
      say(props.done);
      router.refresh();
      showState();
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
    }
  }

  const alert = (
    <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
      {failure}
    </p>
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => call(true)}
        aria-disabled={isBusy}
        className={buttonLook("outline")}
      >
        {isBusy && !outcome ? words("cancel.asking") : t("open")}
      </button>
      {!outcome && alert}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
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
              <button
                type="button"
                onClick={() => call(false)}
                aria-disabled={isBusy}
                className={buttonLook("solid")}
              >
                {isBusy ? t("confirming") : t("confirm")}
              </button>
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
