"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useBeside } from "@/components/ui/use-beside";
import { PanelIcon } from "./panel-icon";

/**
 * Dialog over a screen for one task: at the foot of a phone, in the middle of a wide window. The
 * browser's own dialog keeps the focus within, closes on Escape and gives the focus back; typed
 * values are not lost without a question.
 */
export function Sheet(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { title, onClose } = props;
  const t = useTranslations("admin");
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useBeside(dialog, onClose, () => window.confirm(t("leaveSheet")));
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="panel-sheet fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none overflow-y-auto rounded-t-2xl border border-line bg-surface text-ink bar:inset-0 bar:m-auto bar:w-[34rem] bar:rounded-card"
    >
      <div className="p-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))] bar:p-6">
        <div className="mb-3 flex items-start justify-between gap-4">
          <h2 id={id} className="pt-2 text-subtitle">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={t("close")}
            className="-mr-2 grid size-11 place-items-center rounded-control text-muted hover:bg-raised hover:text-heading"
          >
            <PanelIcon name="close" />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
