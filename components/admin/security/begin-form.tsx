"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { ScreenPart } from "@/components/admin/panel/screen";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import { UsernameForManagers } from "@/components/forms/username-for-managers";
import type { FactorSetup } from "@/lib/contract/second-factor";

export function BeginForm({ onBegun }: { onBegun: (setup: FactorSetup) => void }) {
  const t = useTranslations("admin.security.begin");
  const { user } = usePanel();
  const { form, isBusy, problem, errors, run } = useCall();

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    void run(async (call) =>
      onBegun(await call("POST /user/second-factor", { body: { password } })),
    );
  }

  return (
    <ScreenPart title={t("title")}>
      <p className="mb-5 max-w-xl">{t("text")}</p>
      <form ref={form} onSubmit={begin} noValidate className="grid max-w-md gap-5">
        <UsernameForManagers email={user.email} />
        <PasswordField
          form="begin"
          name="password"
          label={t("password")}
          autoComplete="current-password"
          error={errors.password}
        />
        <FormEnd problem={problem} isBusy={isBusy} send={t("do")} sending={t("doing")} />
      </form>
    </ScreenPart>
  );
}
