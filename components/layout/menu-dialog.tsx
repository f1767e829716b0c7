"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

/** Button that opens its children over the whole window; following a link closes them. */
export function MenuDialog(props: {
  button: ReactNode;
  label: string;
  close: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  useEffect(() => {
    if (path) dialog.current?.close();
  }, [path]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="flex min-h-12 w-full stepwise:min-w-12 stepwise:flex-1 flex-col items-center justify-center gap-1 leading-snug hover:text-accent"
      >
        {props.button}
      </button>
      <dialog
        ref={dialog}
        aria-label={props.label}
        className="m-0 h-dvh max-h-none w-dvw max-w-none bg-(--mobile-menu-background) text-(--mobile-menu-color) backdrop:bg-black/60"
      >
        <div className="container-page py-5">
          <p className="mb-6 flex justify-end">
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              aria-label={props.close}
              className="grid size-12 place-items-center hover:text-accent"
            >
              <Icon name="close" className="size-7" />
            </button>
          </p>
          {props.children}
        </div>
      </dialog>
    </>
  );
}
