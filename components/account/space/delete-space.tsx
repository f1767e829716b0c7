"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { givenProof, ProofFields } from "@/components/account/passkey/proof-fields";
import { usePasskeyCall } from "@/components/account/passkey/use-passkey-call";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { UsernameForManagers } from "@/components/forms/username-for-managers";
import { leave } from "@/components/session/leave";
import { buttonLook } from "@/components/ui/button-look";
import type { PasskeyAssertion } from "@/lib/contract/passkey";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Deletes the space in two steps: the second asks for the password and any second factor. */
export function DeleteSpace(props: {
  locale: Locale;
  email: string;
  hasFactor: boolean;
  hasPasskey: boolean;
}) {
  const { locale, email, hasPasskey } = props;
  const t = useTranslations("account.deletion");
  const title = useRef<HTMLHeadingElement>(null);
  const access = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();
  const byPasskey = usePasskeyCall();
  // A former member of staff may still have a second factor; the answer asks for it.
  const hasFactor = props.hasFactor || errors.code !== undefined;

  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = givenProof(event.currentTarget);
    if (await run((call) => call("DELETE /user", { body: proof }))) sayGoodbye();
  }

  async function sendWith(passkey: PasskeyAssertion) {
    const password = String(new FormData(form.current ?? undefined).get("password"));
    if (await byPasskey.run((call) => call("DELETE /user", { body: { password, passkey } })))
      sayGoodbye();
  }

  const sayGoodbye = () => leave(localisedPath("/account/goodbye", locale));

  function keep() {
    setIsAsked(false);
    requestAnimationFrame(() => access.current?.focus());
  }

  if (!isAsked) {
    return (
      <button
        ref={access}
        type="button"
        onClick={() => setIsAsked(true)}
        className={buttonLook("outline")}
      >
        {t("open")}
      </button>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      onSubmit={send}
      noValidate
      className="max-w-2xl border-danger border-l-2 bg-surface p-6 md:p-8"
    >
      <h3 ref={title} tabIndex={-1} className="text-lead outline-none">
        {t("sure")}
      </h3>
      <p className="mt-2 text-muted">{t("sureText")}</p>
      <UsernameForManagers email={email} />
      <div className="mt-6 mb-8 grid max-w-md gap-6">
        <ProofFields
          form="deletion"
          locale={locale}
          label={t("password")}
          hasFactor={hasFactor}
          hasPasskey={hasPasskey}
          errors={errors}
          byPasskey={byPasskey}
          onSigned={sendWith}
        />
      </div>
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        look="danger"
        send={t("send")}
        sending={t("sending")}
      >
        <button type="button" onClick={keep} className={buttonLook("outline")}>
          {t("keep")}
        </button>
      </FormEnd>
    </form>
  );
}
