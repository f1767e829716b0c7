"use client";

import { useEffect } from "react";
import toast, { Toaster } from "react-hot-toast";
import { useUi } from "@/stores/ui-store";

/** Time that a toast stays, in milliseconds (§9). */
const TIMEOUT = 3000;

export function ToastStack() {
  const { toasts, takeToasts } = useUi();
  useEffect(() => {
    if (toasts.length > 0) for (const text of takeToasts()) toast(text, { duration: TIMEOUT });
  }, [toasts, takeToasts]);
  return (
    <Toaster
      position="top-right"
      toastOptions={{
        style: {
          background: "var(--surface-raised)",
          color: "var(--font-color)",
          border: "1px solid var(--line)",
          borderRadius: "3px",
        },
      }}
    />
  );
}
