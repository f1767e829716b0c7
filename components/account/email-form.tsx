"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PasswordField } from "@/components/ui/password-field";
import { changeEmail } from "@/lib/api/user";
import type { Locale } from "@/lib/rules/locale-code";
import { FormEnd } from "./form-end";
import { TextField } from "./text-field";
import { useAccountCall } from "./use-account-call";

/** Has a link mailed to a new address, which is the member's once it was opened. */
export function EmailForm({ locale, current }: { locale: Locale; current: string }) {
  const t = useTranslations("account.email");
  const words = useTranslations("account");
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, problem, errors, run } = useAccountCall(locale);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email")).trim();
    const password = String(data.get("password"));
    if (await run((call) => changeEmail(call, { email, password }), form.current)) setSentTo(email);
  }

  if (sentTo)
    return <OnItsWay title={t("sentTitle")} text={t("sent", { email: sentTo, current })} />;
  return (
    <form ref={form} method="post" onSubmit={send} noValidate>
      <div className="mb-8 grid gap-6 xs:grid-cols-2">
        <TextField
          form="email"
          name="email"
          label={t("new")}
          error={errors.email}
          type="email"
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          id="email-password"
          name="password"
          label={t("password")}
          error={errors.password}
          autoComplete="current-password"
          words={{ show: words("password.show"), hide: words("password.hide") }}
        />
      </div>
      <FormEnd
        locale={locale}
        problem={problem}
        isBusy={isBusy}
        look="outline"
        send={t("send")}
        sending={words("sending")}
      />
    </form>
  );
}

function OnItsWay({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="max-w-2xl border-success border-l-2 bg-surface p-6 outline-none"
    >
      <p className="mb-2 font-title text-heading text-subtitle">{title}</p>
      <p>{text}</p>
    </div>
  );
}
