"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { Sheet } from "@/components/admin/panel/sheet";
import { EmailField } from "@/components/forms/email-field";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { useUi } from "@/stores/ui-store";
import { StaffFields, staffOf } from "./staff-fields";

export function InviteSheet({ onDone, onClose }: { onDone: () => unknown; onClose: () => void }) {
  const t = useTranslations("admin.team");
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email")).trim();
    if (!(await run((call) => call("POST /admin/staff", { body: { email, ...staffOf(data) } }))))
      return;
    say(t("invited", { email }));
    await onDone();
    onClose();
  }

  return (
    <Sheet title={t("invite")} onClose={onClose}>
      <p className="mb-5 text-muted text-small">{t("inviteText")}</p>
      <form ref={form} onSubmit={(event) => void invite(event)} noValidate>
        <div className="mb-6 grid gap-5">
          <EmailField form="invite" label={t("email")} error={errors.email} autoComplete="off" />
          <StaffFields form="invite" errors={errors} />
        </div>
        <FormEnd problem={problem} isBusy={isBusy} send={t("inviteDo")} sending={t("doing")} />
      </form>
    </Sheet>
  );
}
