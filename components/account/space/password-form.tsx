"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import { UsernameForManagers } from "@/components/forms/username-for-managers";

/** Changes the password, which logs every other device out. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("account.password");
  const words = useTranslations("account");
  const fields = useTranslations("form");
  const router = useRouter();
  const [isDone, setIsDone] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? "");
    setIsDone(false);
    const isChanged = await run((call) =>
      call("PUT /user/password", {
        body: {
          currentPassword: value("currentPassword"),
          newPassword: value("newPassword"),
        },
      }),
    );
    if (!isChanged) return;
    form.current?.reset();
    setIsDone(true);
    router.refresh();
  }

  return (
    <form ref={form} method="post" onSubmit={send} noValidate>
      <UsernameForManagers email={email} />
      <div className="mb-8 grid items-start gap-6 xs:grid-cols-2">
        <PasswordField
          form="password"
          name="currentPassword"
          label={t("current")}
          error={errors.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          form="password"
          name="newPassword"
          label={t("new")}
          hint={fields("passwordHint")}
          error={errors.newPassword}
          autoComplete="new-password"
        />
      </div>
      <FormEnd
        problem={problem}
        done={isDone ? t("done") : undefined}
        isBusy={isBusy}
        send={t("send")}
        sending={words("saving")}
      />
    </form>
  );
}
