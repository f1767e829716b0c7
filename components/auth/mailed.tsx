"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/forms/notice";

/** Says that a mail is on its way, the same whether there is an account or not; and a way back. */
export function Mailed(props: { about: "register" | "ask"; email: string; onBack: () => void }) {
  const t = useTranslations(`auth.${props.about}`);
  return (
    <Notice title={t("sentTitle")}>
      <p>
        {t.rich("sentText", {
          email: props.email,
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <p className="text-muted text-small">{t("sentHint")}</p>
      <p>
        <button
          type="button"
          onClick={props.onBack}
          className="min-h-6 text-accent underline underline-offset-4"
        >
          {t("again")}
        </button>
      </p>
    </Notice>
  );
}
