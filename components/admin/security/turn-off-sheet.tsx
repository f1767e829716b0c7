"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Sheet } from "@/components/admin/panel/sheet";
import { CodeField } from "@/components/forms/code-field";
import { FormEnd } from "@/components/forms/form-end";
import { PasswordField } from "@/components/forms/password-field";
import { useCall } from "@/components/forms/use-call";
import { UsernameForManagers } from "@/components/forms/username-for-managers";
import { useUi } from "@/stores/ui-store";

export function TurnOffSheet({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations("admin.security");
  const { user } = usePanel();
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();

  async function turnOff(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [password, code] = [String(data.get("password")), String(data.get("code"))];
    if (!(await run((call) => call("DELETE /user/second-factor", { body: { password, code } }))))
      return;
    say(t("off.done"));
    onDone();
    onClose();
  }

  return (
    <Sheet title={t("off.title")} onClose={onClose}>
      <p className="mb-5 text-muted text-small">{t("off.text")}</p>
      <form ref={form} onSubmit={(event) => void turnOff(event)} noValidate>
        <UsernameForManagers email={user.email} />
        <div className="mb-5 grid gap-5">
          <PasswordField
            form="off"
            name="password"
            label={t("begin.password")}
            autoComplete="current-password"
            error={errors.password}
          />
          <CodeField form="off" error={errors.code} />
        </div>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          look="danger"
          send={t("off.do")}
          sending={t("off.doing")}
        />
      </form>
    </Sheet>
  );
}
