"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { EmailField } from "@/components/forms/email-field";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { forgetTypedFields } from "@/stores/typed-fields";
import { Mailed } from "./mailed";

/** Mails a link to set a new password; the answer never tells whether there is an account. */
export function AskResetForm() {
  const t = useTranslations("auth.ask");
  const words = useTranslations("form");
  const { form, isBusy, problem, errors, run } = useCall();
  useKeptFields(form, "ask-reset");
  const [mailedTo, setMailedTo] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    if (!(await run((call) => call("PUT /password/reset/ask", { body: { email } })))) return;
    forgetTypedFields("ask-reset");
    setMailedTo(email);
  }

  return (
    <>
      {mailedTo && (
        <Mailed about="ask" email={mailedTo} form={form} onBack={() => setMailedTo(undefined)} />
      )}
      <form
        ref={form}
        method="post"
        onSubmit={send}
        noValidate
        hidden={mailedTo !== undefined}
        className="grid max-w-xl gap-6 [&[hidden]]:hidden"
      >
        <EmailField
          form="ask"
          label={words("email")}
          error={errors.email}
          autoComplete="username"
        />
        <FormEnd problem={problem} isBusy={isBusy} send={t("send")} sending={t("sending")} />
      </form>
    </>
  );
}
