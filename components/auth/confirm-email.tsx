"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { buttonLook } from "@/components/ui/button-link";
import { confirmEmail } from "@/lib/api/user";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { FormEnd } from "./form-end";
import { Notice } from "./notice";
import { useAuthCall } from "./use-auth-call";

/** Takes the new address that a mailed link is about, once its owner says so. */
export function ConfirmEmail({ code }: { code: string }) {
  const t = useTranslations("auth.newEmail");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, run } = useAuthCall();
  const [outcome, setOutcome] = useState<{ email: string } | "unknown">();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const failed = await run(
      (call) => confirmEmail(call, code),
      (answer) => {
        setOutcome(answer);
        return undefined;
      },
    );
    if (failed?.status === 404) setOutcome("unknown");
  }

  const toAccount = (
    <a href={localisedPath("/account", locale)} className={buttonLook("outline")}>
      {t("toAccount")}
    </a>
  );
  if (outcome === "unknown") {
    return (
      <Notice title={t("unknownTitle")} isBad>
        <p>{t("unknownText")}</p>
        <p>{toAccount}</p>
      </Notice>
    );
  }
  if (outcome) {
    return (
      <Notice title={t("doneTitle")}>
        <p>
          {t.rich("doneText", {
            email: outcome.email,
            strong: (text) => <strong>{text}</strong>,
          })}
        </p>
        <p>{toAccount}</p>
      </Notice>
    );
  }
  return (
    <form ref={form} method="post" onSubmit={send}>
      <FormEnd problem={problem} isBusy={isBusy} send={t("send")} sending={t("sending")} />
    </form>
  );
}
