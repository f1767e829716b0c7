"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { PasswordField } from "@/components/ui/password-field";
import { resetPassword } from "@/lib/api/auth";
import type { Locale } from "@/lib/rules/locale-code";
import { FormEnd } from "./form-end";
import { goOn } from "./go-on";
import { useAuthCall } from "./use-auth-call";

/** Sets a new password with a mailed code, and logs in with it. */
export function ResetForm({ code }: { code: string }) {
  const t = useTranslations("auth");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useAuthCall();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    const failed = await run(
      (call) => resetPassword(call, { code, password }),
      ({ returnTo }) => goOn(locale, returnTo),
    );
    // The link is over by now: the page says so, and offers another.
    if (failed?.status === 404) window.location.reload();
  }

  return (
    <form ref={form} method="post" onSubmit={send} noValidate className="grid max-w-xl gap-6">
      <PasswordField
        id="reset-password"
        name="password"
        label={t("reset.password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        error={errors.password}
        words={{ show: t("show"), hide: t("hide") }}
      />
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        send={t("reset.send")}
        sending={t("reset.sending")}
      />
    </form>
  );
}
