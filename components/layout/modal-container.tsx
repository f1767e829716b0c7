"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { useBeside } from "@/components/ui/use-beside";
import { deviceStorage } from "@/lib/browser/storage";
import { mayShowAgain } from "@/lib/rules/privacy/seen-again";

/**
 * Modal that opens by itself, or on the event `open-modal` with its id. Escape, its button or a
 * click beside it closes it, which is remembered unless it is set to show at each load (§2).
 */
export function ModalContainer(props: {
  id: string;
  title: string;
  close: string;
  showAtEachLoad?: boolean;
  children: ReactNode;
}) {
  const { id, title, close, showAtEachLoad = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useBeside(dialog, () => dialog.current?.close());
  const memory = `modal-closed:${id}`;

  useEffect(() => {
    const closedAt = deviceStorage.getItem(memory);
    const popup = { closedAt: closedAt === null ? null : Number(closedAt), showAtEachLoad };
    // One at a time: the window of the page itself comes before that of the site.
    if (mayShowAgain(popup) && !document.querySelector("dialog[open]")) {
      dialog.current?.showModal();
    }
    const open = (event: Event) => {
      if ((event as CustomEvent<string>).detail === id) dialog.current?.showModal();
    };
    window.addEventListener("open-modal", open);
    return () => window.removeEventListener("open-modal", open);
  }, [id, memory, showAtEachLoad]);

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={() => deviceStorage.setItem(memory, String(Date.now()))}
      className="m-auto max-h-[85dvh] w-[min(36rem,92vw)] border border-line bg-surface p-8 text-ink backdrop:bg-black/70 md:p-10"
    >
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        aria-label={close}
        className="absolute top-3 right-3 grid size-11 place-items-center hover:text-accent"
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}
