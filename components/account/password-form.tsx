"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { PasswordField } from "@/components/ui/password-field";
import { changePassword } from "@/lib/api/user";
import type { Locale } from "@/lib/rules/locale-code";
import { FormEnd } from "./form-end";
import { useAccountCall } from "./use-account-call";

/** Changes the password, which logs every other device out. */
export function PasswordForm({ locale, email }: { locale: Locale; email: string }) {
  const t = useTranslations("account.password");
  const words = useTranslations("account");
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [isDone, setIsDone] = useState(false);
  const { isBusy, problem, errors, run } = useAccountCall(locale);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? "");
    setIsDone(false);
    const isChanged = await run(
      (call) =>
        changePassword(call, {
          currentPassword: value("currentPassword"),
          newPassword: value("newPassword"),
        }),
      form.current,
    );
    if (!isChanged) return;
    form.current?.reset();
    setIsDone(true);
    router.refresh();
  }

  const shown = { show: t("show"), hide: t("hide") };
  return (
    <form ref={form} method="post" onSubmit={send} noValidate>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="mb-8 grid items-start gap-6 xs:grid-cols-2">
        <PasswordField
          id="password-current"
          name="currentPassword"
          label={t("current")}
          error={errors.currentPassword}
          autoComplete="current-password"
          words={shown}
        />
        <PasswordField
          id="password-new"
          name="newPassword"
          label={t("new")}
          hint={t("hint")}
          error={errors.newPassword}
          autoComplete="new-password"
          words={shown}
        />
      </div>
      <FormEnd
        locale={locale}
        problem={problem}
        done={isDone ? t("done") : undefined}
        isBusy={isBusy}
        send={t("send")}
        sending={words("saving")}
      />
    </form>
  );
}
