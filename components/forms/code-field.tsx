"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { flushSync } from "react-dom";
import { fieldId } from "./bind-field";
import { TextField } from "./text-field";

/** Code of the application, or in its place a recovery code; the provider tells which. */
export function CodeField(props: { form: string; error: string | undefined; autoFocus?: boolean }) {
  const { form, error, autoFocus } = props;
  const t = useTranslations("code");
  const [isRecovery, setIsRecovery] = useState(false);
  /** Error of a code of the other kind, until another is typed. */
  const [past, setPast] = useState<string>();
  const field = {
    form,
    name: "code",
    error: error === past ? undefined : error,
    spellCheck: false,
    autoFocus,
    onInput: () => setPast(undefined),
  };

  function turn() {
    setPast(error);
    flushSync(() => setIsRecovery(!isRecovery));
    document.getElementById(fieldId(form, "code"))?.focus();
  }

  return (
    <div>
      {isRecovery ? (
        <TextField
          key="recovery"
          {...field}
          label={t("recovery")}
          hint={t("recoveryHint")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
      ) : (
        <TextField
          key="code"
          {...field}
          label={t("code")}
          hint={t("codeHint")}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
        />
      )}
      <button
        type="button"
        onClick={turn}
        className="mt-2 min-h-6 text-accent text-small underline underline-offset-4"
      >
        {t(isRecovery ? "useCode" : "useRecovery")}
      </button>
    </div>
  );
}
