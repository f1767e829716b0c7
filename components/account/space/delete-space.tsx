"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { leave } from "@/components/account/session/leave";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import { UsernameForManagers } from "@/components/forms/username-for-managers";
import { buttonLook } from "@/components/ui/button-link";
import { deleteUser } from "@/lib/api/user";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Deletes the member's space, in two steps: the second asks for the password. */
export function DeleteSpace({ locale, email }: { locale: Locale; email: string }) {
  const t = useTranslations("account.deletion");
  const title = useRef<HTMLHeadingElement>(null);
  const access = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();

  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    const isGone = await run((call) => deleteUser(call, { password }));
    if (isGone) leave(localisedPath("/account/goodbye", locale));
  }

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
      <PasswordField
        form="deletion"
        name="password"
        label={t("password")}
        error={errors.password}
        autoComplete="current-password"
        className="mt-6 mb-8 max-w-md"
      />
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
