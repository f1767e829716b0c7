"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { copyText } from "@/lib/browser/copy-text";
import { useUi } from "@/stores/ui-store";

/** Copies a text, and says so; where a browser refuses, the user has to select it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations("admin.security");
  const say = useUi((store) => store.say);
  async function copy() {
    say(t((await copyText(text)) ? "copied" : "notCopied"));
  }
  return (
    <button type="button" onClick={() => void copy()} className={panelButton()}>
      {label}
    </button>
  );
}
