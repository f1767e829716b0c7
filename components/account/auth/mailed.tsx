"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { focusField } from "@/components/forms/focus-field";
import { Notice } from "@/components/forms/notice";

/** Says that a mail is on its way, the same whether there is an account or not; and a way back. */
export function Mailed(props: {
  about: "register" | "ask";
  email: string;
  /** Form that `onBack` shows again. */
  form: RefObject<HTMLFormElement | null>;
  onBack: () => void;
}) {
  const t = useTranslations(`auth.${props.about}`);

  function goBack() {
    props.onBack();
    requestAnimationFrame(() => focusField(props.form.current, ["email"]));
  }

  return (
    <Notice title={t("sentTitle")}>
      <p key={props.email}>
        {t.rich("sentText", {
          email: props.email,
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <p className="text-muted text-small">{t("sentHint")}</p>
      <p>
        <button
          type="button"
          onClick={goBack}
          className="min-h-6 text-accent underline underline-offset-4"
        >
          {t("again")}
        </button>
      </p>
    </Notice>
  );
}
