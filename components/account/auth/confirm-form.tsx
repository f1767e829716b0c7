"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import { UsernameForManagers } from "@/components/forms/username-for-managers";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { CodeStep } from "./code-step";
import { goOn } from "./go-on";

export function ConfirmForm({ code, email }: { code: string; email: string }) {
  const t = useTranslations("auth");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useCall();
  const [challenge, setChallenge] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    void run(async (call) => {
      const entered = await found(
        call("POST /register/{code}/confirm", { params: { code }, body: { password } }),
      );
      if (entered && "challenge" in entered) return setChallenge(entered.challenge);
      if (entered) return goOn(locale, entered.returnTo);
      // The link has expired by now: the page says so, and names the next step.
      window.location.reload();
      return "leaves";
    });
  }

  if (challenge) return <CodeStep challenge={challenge} />;
  return (
    <form ref={form} method="post" onSubmit={send} noValidate className="grid max-w-xl gap-6">
      <UsernameForManagers email={email} />
      <PasswordField
        form="confirm"
        name="password"
        label={t("confirm.password")}
        autoComplete="current-password"
        error={errors.password}
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
