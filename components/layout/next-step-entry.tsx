"use client";

import type { ReactNode } from "react";
import { useUi } from "@/stores/ui-store";

const CELL = "flex min-h-16 min-w-12 flex-3! flex-col items-center justify-center px-2 text-center";

/**
 * Next step on this page and its sum, in place of the link there; where the page itself shows that
 * step, only the sum.
 */
export function NextStepEntry({ children }: { children: ReactNode }) {
  const step = useUi((store) => store.nextStep);
  if (!step) return children;
  const { label, detail, go } = step;
  const words = (
    <>
      <span className="font-semibold text-small leading-snug">{label}</span>
      {detail && <span className="tabular-nums leading-snug">{detail}</span>}
    </>
  );
  return go ? (
    <button
      type="button"
      data-next-step
      onClick={go}
      className={`${CELL} touch-manipulation bg-accent text-on-accent`}
    >
      {words}
    </button>
  ) : (
    <p data-next-step className={`${CELL} bg-(--surface-raised) text-heading`}>
      {words}
    </p>
  );
}
