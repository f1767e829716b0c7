"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { useUi } from "@/stores/ui-store";

/** Copies a text, and says so; where a browser refuses, one selects it oneself. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations("admin.security");
  const say = useUi((store) => store.say);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say(t("copied"));
    } catch {
      say(t("notCopied"));
    }
  }
  return (
    <button type="button" onClick={() => void copy()} className={panelButton()}>
      {label}
    </button>
  );
}
