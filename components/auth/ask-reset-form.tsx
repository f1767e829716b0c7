"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { askPasswordReset } from "@/lib/api/auth";
import { FormEnd } from "./form-end";
import { Mailed } from "./mailed";
import { useAuthCall } from "./use-auth-call";

/** Has a link to set a new password mailed; what it says never tells whether there is an account. */
export function AskResetForm() {
  const t = useTranslations("auth");
  const { form, isBusy, problem, errors, run } = useAuthCall();
  const [mailedTo, setMailedTo] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    void run(
      (call) => askPasswordReset(call, { email }),
      () => {
        setMailedTo(email);
        return undefined;
      },
    );
  }

  return (
    <>
      {mailedTo && <Mailed about="ask" email={mailedTo} onBack={() => setMailedTo(undefined)} />}
      <form
        ref={form}
        method="post"
        onSubmit={send}
        noValidate
        hidden={mailedTo !== undefined}
        className="grid max-w-xl gap-6 [&[hidden]]:hidden"
      >
        <Field id="ask-email" label={t("email")} error={errors.email}>
          <input
            id="ask-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="username"
            className={inputLook}
            {...describedBy("ask-email", null, errors.email)}
          />
        </Field>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          send={t("ask.send")}
          sending={t("ask.sending")}
        />
      </form>
    </>
  );
}
