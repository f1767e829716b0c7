"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { logIn } from "@/lib/api/auth";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { FormEnd } from "./form-end";
import { goOn } from "./go-on";
import { useAuthCall } from "./use-auth-call";

/** Logs a member in, and goes on to where they were going. */
export function LoginForm({ next }: { next: string | undefined }) {
  const t = useTranslations("auth");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useAuthCall();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void run(
      (call) =>
        logIn(call, {
          email: String(data.get("email")).trim(),
          password: String(data.get("password")),
        }),
      ({ returnTo }) => goOn(locale, returnTo, next),
    );
  }

  return (
    // Sent before its code is there, a password goes into no address.
    <form ref={form} method="post" onSubmit={send} noValidate className="grid gap-6">
      <Field id="login-email" label={t("email")} error={errors.email}>
        <input
          id="login-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          className={inputLook}
          {...describedBy("login-email", null, errors.email)}
        />
      </Field>
      <div>
        <PasswordField
          id="login-password"
          name="password"
          label={t("password")}
          autoComplete="current-password"
          error={errors.password}
          words={{ show: t("show"), hide: t("hide") }}
        />
        <p className="mt-2 text-small">
          <a
            href={localisedPath("/password/reset/ask", locale)}
            className="inline-block min-h-6 text-accent underline underline-offset-4"
          >
            {t("login.forgotten")}
          </a>
        </p>
      </div>
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        send={t("login.send")}
        sending={t("login.sending")}
      />
    </form>
  );
}
