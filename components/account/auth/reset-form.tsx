"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import { resetPassword } from "@/lib/api/auth";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { goOn } from "./go-on";

/** Sets a new password with a mailed code, and logs in with it. */
export function ResetForm({ code }: { code: string }) {
  const t = useTranslations("auth.reset");
  const words = useTranslations("form");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useCall();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    void run(async (call) => {
      const opened = await found(resetPassword(call, { code, password }));
      if (opened) return goOn(locale, opened.returnTo);
      // The link is over by now: the page says so, and offers another.
      window.location.reload();
      return "leaves";
    });
  }

  return (
    <form ref={form} method="post" onSubmit={send} noValidate className="grid max-w-xl gap-6">
      <PasswordField
        form="reset"
        name="password"
        label={t("password")}
        hint={words("passwordHint")}
        autoComplete="new-password"
        error={errors.password}
      />
      <FormEnd problem={problem} isBusy={isBusy} send={t("send")} sending={t("sending")} />
    </form>
  );
}
