"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useSWRConfig } from "swr";
import { LeaveButton } from "@/components/admin/panel/leave-button";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPlace } from "@/components/admin/panel/panel-place";
import { ProofForm } from "@/components/admin/panel/proof-form";
import { Sheet } from "@/components/admin/panel/sheet";
import { useAttention } from "./use-attention";

/** Screens that are needed at the wheel, where nobody touches anything for an hour. */
const AT_THE_WHEEL: ReadonlySet<string> = new Set(["day", "proof"]);

/**
 * Closes the panel when its user is away: a minute before, it warns, and any act keeps it open;
 * after it, it asks for the password, and gives everything back as it was, typed values too.
 */
export function IdleGate({ children }: { children: ReactNode }) {
  const { state, goOn, proved } = useAttention();
  const { part } = panelPlace(usePathname());
  const { mutate } = useSWRConfig();
  const isHere = state === "HERE" || AT_THE_WHEEL.has(part);
  const isClosed = state === "IDLE" && !isHere;
  return (
    <>
      {/* The typed values stay in their hidden fields. */}
      <div hidden={isClosed}>{children}</div>
      {isClosed && (
        <ClosedPanel
          onProved={() => {
            proved();
            void mutate(() => true);
          }}
        />
      )}
      {state === "ENDS_SOON" && !isHere && <EndsSoon onGoOn={goOn} />}
    </>
  );
}

/** Warns for the last minute that the panel closes; any act of the user keeps it open. */
function EndsSoon({ onGoOn }: { onGoOn: () => void }) {
  const t = useTranslations("admin.idle");
  return (
    <Sheet title={t("still")} onClose={onGoOn}>
      <p className="mb-5">{t("soon")}</p>
      <button type="button" onClick={onGoOn} className={panelButton("solid")}>
        {t("goOn")}
      </button>
    </Sheet>
  );
}

/**
 * Dialog in place of the panel until the user has proved their identity. It is a dialog, as another
 * one may be open in the panel, and would keep the focus.
 */
function ClosedPanel({ onProved }: { onProved: () => void }) {
  const t = useTranslations("admin.idle");
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-background text-ink"
    >
      <div className="grid min-h-full place-items-center px-4 py-10">
        <div className="w-full max-w-md">
          <h1 id={id} className="mb-3 text-subtitle">
            {t("title")}
          </h1>
          <p className="mb-6 text-muted">{t("text")}</p>
          <ProofForm form="idle" onProved={onProved} />
          <p className="mt-8 border-line border-t pt-3">
            <LeaveButton className={panelButton("quiet")} />
          </p>
        </div>
      </div>
    </dialog>
  );
}
