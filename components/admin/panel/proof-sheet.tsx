"use client";

import { useTranslations } from "next-intl";
import { ProofForm } from "./proof-form";
import { Sheet } from "./sheet";

export function ProofSheet(props: { onProved: () => void; onClose: () => void }) {
  const t = useTranslations("admin.security.proof");
  return (
    <Sheet title={t("title")} onClose={props.onClose}>
      <p className="mb-5 text-muted text-small">{t("text")}</p>
      <ProofForm form="proof" onProved={props.onProved} />
    </Sheet>
  );
}
