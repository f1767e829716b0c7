"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { Notice } from "@/components/forms/notice";
import { useCall } from "@/components/forms/use-call";
import { buttonLook } from "@/components/ui/button-look";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

/** Takes the new address that a mailed link is about, once its owner says so. */
export function ConfirmEmail({ code }: { code: string }) {
  const t = useTranslations("auth.newEmail");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, run } = useCall();
  const [outcome, setOutcome] = useState<{ email: string } | "unknown">();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async (call) =>
      setOutcome((await found(call("POST /user/email/{code}", { params: { code } }))) ?? "unknown"),
    );
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
        <p key={outcome.email}>
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
