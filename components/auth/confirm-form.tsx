"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { PasswordField } from "@/components/ui/password-field";
import { confirmRegistration } from "@/lib/api/auth";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { FormEnd } from "./form-end";
import { goOn } from "./go-on";
import { useAuthCall } from "./use-auth-call";
import { UsernameForManagers } from "./username-for-managers";

/** Opens the account that a mailed link is about, with the password that was chosen for it. */
export function ConfirmForm({ code, email }: { code: string; email: string }) {
  const t = useTranslations("auth");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useAuthCall();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const failed = await run(
      (call) => confirmRegistration(call, code, { password: String(data.get("password")) }),
      ({ returnTo }) => goOn(locale, returnTo),
    );
    // The link is over by now: the page says so, and what to do.
    if (failed?.status === 404) window.location.reload();
  }

  return (
    <form ref={form} method="post" onSubmit={send} noValidate className="grid max-w-xl gap-6">
      <UsernameForManagers email={email} />
      <PasswordField
        id="confirm-password"
        name="password"
        label={t("confirm.password")}
        autoComplete="current-password"
        error={errors.password}
        words={{ show: t("show"), hide: t("hide") }}
      />
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        send={t("confirm.send")}
        sending={t("confirm.sending")}
      />
      <p className="text-muted text-small">
        {t.rich("confirm.lost", {
          link: (text) => (
            <a
              href={localisedPath("/auth#register", locale)}
              className="text-accent underline underline-offset-4"
            >
              {text}
            </a>
          ),
        })}
      </p>
    </form>
  );
}
