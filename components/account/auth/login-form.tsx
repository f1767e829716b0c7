"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { EmailField } from "@/components/forms/email-field";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { refusesCookies } from "@/lib/browser/cookies";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { forgetTypedFields } from "@/stores/typed-fields";
import { goOn } from "./go-on";

/** Loaded on demand: most members are asked for no code. */
const CodeStep = dynamic(() => import("./code-step").then(({ CodeStep }) => CodeStep));

export function LoginForm({ next }: { next: string | undefined }) {
  const t = useTranslations("auth");
  const words = useTranslations("form");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useCall();
  useKeptFields(form, "login");
  const [challenge, setChallenge] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  // Said before the visitor types a password in vain.
  useEffect(() => setIsRefused(refusesCookies()), []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void run(async (call) => {
      const entered = await call("POST /login", {
        body: {
          email: String(data.get("email")).trim(),
          password: String(data.get("password")),
        },
      });
      forgetTypedFields("login");
      if ("challenge" in entered) return setChallenge(entered.challenge);
      return goOn(locale, entered.returnTo, next);
    });
  }

  if (challenge) return <CodeStep challenge={challenge} next={next} />;
  return (
    // Sent before its code is there, a password goes into no address.
    <form ref={form} method="post" onSubmit={send} noValidate className="grid gap-6">
      <EmailField
        form="login"
        label={words("email")}
        error={errors.email}
        autoComplete="username"
        // The fault may lie in either field.
        data-with="password"
      />
      <div>
        <PasswordField
          form="login"
          name="password"
          label={words("password")}
          autoComplete="current-password"
          error={errors.password}
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
        problem={problem ?? (isRefused ? "NO_COOKIES" : undefined)}
        isBusy={isBusy}
        send={t("login.send")}
        sending={t("login.sending")}
      />
    </form>
  );
}
