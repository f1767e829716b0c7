"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import type { AskedFieldName } from "./asked-field";

/** Fields of the asked ride one by one, over a small window, with the choices below each. */
export function AskerSheet(props: {
  step: AskedFieldName;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const { step, onClose } = props;
  const t = useTranslations("booking.asker");
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // A place is typed; a day and a time are chosen, and the keyboard would cover them.
  useEffect(() => {
    const isTyped = step === "pickup" || step === "dropoff";
    const field = isTyped ? content.current?.querySelector("input") : content.current;
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement) field.select();
    dialog.current?.scrollTo(0, 0);
  }, [step]);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={t("title")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overscroll-contain bg-background text-ink"
    >
      <div className="container-page pt-3 pb-8">
        <div className="mb-3 flex min-h-12 items-center justify-between gap-4">
          <p className="min-w-0 text-muted text-small">{props.title}</p>
          <button
            type="button"
            onClick={onClose}
            aria-label={t("close")}
            className="-mr-3 grid size-12 shrink-0 place-items-center hover:text-accent"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div ref={content} key={step} tabIndex={-1} className="outline-none">
          {props.children}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
