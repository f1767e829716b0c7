"use client";

import { useTranslations } from "next-intl";
import { useRideDraft } from "@/stores/ride-draft";
import { typedFields } from "@/stores/typed-fields";

/** Tells that a ride of an earlier visit was restored, and forgets it when asked to. */
export function DraftNote() {
  const t = useTranslations("booking");
  const restored = useRideDraft((store) => store.restored);
  const clear = useRideDraft((store) => store.clear);
  if (!restored) return null;
  // The tab in which the contact was typed still has it.
  const isContactGone = restored !== "AGAIN" && Object.keys(typedFields("booking")).length === 0;
  return (
    <p role="status" className="mb-6 border-line-strong border-l-2 pl-4 text-muted text-small">
      <span>{t(`restored.${restored}`)}</span>{" "}
      {isContactGone && <span>{`${t("restored.withoutContact")} `}</span>}
      <button
        type="button"
        onClick={clear}
        className="min-h-6 text-accent underline underline-offset-4"
      >
        {t("restored.clear")}
      </button>
    </p>
  );
}
