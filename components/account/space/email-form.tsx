"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { EmailField } from "@/components/forms/email-field";
import { FormEnd } from "@/components/forms/form-end";
import { Notice } from "@/components/forms/notice";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";

/** Mails a link to a new address, which becomes the member's once the link is opened. */
export function EmailForm({ current }: { current: string }) {
  const t = useTranslations("account.email");
  const words = useTranslations("account");
  const [sentTo, setSentTo] = useState<string>();
  const { form, isBusy, problem, errors, run } = useCall();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email")).trim();
    const password = String(data.get("password"));
    if (await run((call) => call("PUT /user/email", { body: { email, password } })))
      setSentTo(email);
  }

  if (sentTo)
    return <Notice title={t("sentTitle")}>{t("sent", { email: sentTo, current })}</Notice>;
  return (
    <form ref={form} method="post" onSubmit={send} noValidate>
      <div className="mb-8 grid gap-6 xs:grid-cols-2">
        <EmailField
          form="email"
          label={t("new")}
          error={errors.email}
          data-rule="new-email"
          data-before={current}
        />
        <PasswordField
          form="email"
          name="password"
          label={t("password")}
          error={errors.password}
          autoComplete="current-password"
        />
      </div>
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        look="outline"
        send={t("send")}
        sending={words("sending")}
      />
    </form>
  );
}
