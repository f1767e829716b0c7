"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { CodeStep } from "./code-step";
import { goOn } from "./go-on";

/** Sets a new password with a mailed code, and logs in with it. */
export function ResetForm({ code }: { code: string }) {
  const t = useTranslations("auth.reset");
  const words = useTranslations("form");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useCall();
  const [challenge, setChallenge] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    void run(async (call) => {
      const entered = await found(call("PUT /password/reset", { body: { code, password } }));
      if (entered && "challenge" in entered) return setChallenge(entered.challenge);
      if (entered) return goOn(locale, entered.returnTo);
      // The link is over by now: the page says so, and offers another.
      window.location.reload();
      return "leaves";
    });
  }

  if (challenge) return <CodeStep challenge={challenge} />;
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
