"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { usePasskeyCall } from "@/components/account/passkey/use-passkey-call";
import { CodeField } from "@/components/forms/code-field";
import { FormEnd } from "@/components/forms/form-end";
import { Notice } from "@/components/forms/notice";
import { useCall } from "@/components/forms/use-call";
import { buttonLook } from "@/components/ui/button-look";
import { CallError } from "@/lib/api/call";
import type { LoggedIn } from "@/lib/contract/auth";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { goOn } from "./go-on";
import { PasskeyStep } from "./passkey-step";

/** Second step of a login, in the place of the form that asked for the password. */
export function CodeStep({ challenge, next }: { challenge: string; next?: string | undefined }) {
  const t = useTranslations("code");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useCall();
  const byPasskey = usePasskeyCall();
  const [isOver, setIsOver] = useState(false);
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  const again = localisedPath(`/auth${query}`, locale);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    void run((call) => goOnWith(call("POST /login/code", { body: { challenge, code } })));
  }

  /** Goes on once the member is logged in, or tells that the login has expired. */
  async function goOnWith(loggedIn: Promise<LoggedIn>) {
    try {
      const { returnTo } = await loggedIn;
      return await goOn(locale, returnTo, next);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404)) throw error;
      return setIsOver(true);
    }
  }

  if (isOver) {
    return (
      <div data-code-step>
        <Notice title={t("overTitle")} isBad>
          <p>{t("overText")}</p>
          <p>
            <a href={again} className={buttonLook("outline")}>
              {t("startAgain")}
            </a>
          </p>
        </Notice>
      </div>
    );
  }
  return (
    <div data-code-step className="max-w-xl">
      <h2 className="mb-2 text-subtitle">{t("title")}</h2>
      <p className="mb-6 text-muted">{t("lead")}</p>
      <div className="mb-8 empty:hidden">
        <PasskeyStep
          challenge={challenge}
          error={byPasskey.error}
          onSigned={(passkey) =>
            byPasskey.run((call) =>
              goOnWith(call("POST /login/passkey", { body: { challenge, passkey } })),
            )
          }
        />
      </div>
      <form ref={form} method="post" onSubmit={send} noValidate className="grid gap-6">
        <CodeField form="code" error={errors.code} autoFocus />
        <FormEnd problem={problem} isBusy={isBusy} send={t("send")} sending={t("sending")}>
          <a href={again} className="min-h-6 text-accent text-small underline underline-offset-4">
            {t("startAgain")}
          </a>
        </FormEnd>
      </form>
    </div>
  );
}
