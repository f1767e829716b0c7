"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { EmailField } from "@/components/forms/email-field";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { useUi } from "@/stores/ui-store";
import { PanelIcon } from "./panel-icon";
import { panelButton } from "./panel-look";
import { Sheet } from "./sheet";

/** Gives an e-mail address to a customer known by a telephone number alone. */
export function GiveEmailButton({ id }: { id: number }) {
  const t = useTranslations("admin.reach");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={panelButton()}
      >
        <PanelIcon name="add" className="size-4" />
        {t("give")}
      </button>
      {isOpen && <GiveEmailSheet id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function GiveEmailSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("admin.reach");
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const { form, isBusy, problem, errors, run } = useCall();

  async function give(data: FormData) {
    const email = String(data.get("email")).trim();
    if (
      !(await run((call) =>
        call("PUT /admin/customer/{id}/email", { params: { id }, body: { email } }),
      ))
    )
      return;
    // Refreshes the customer and their rides.
    void mutate((key) => typeof key === "string" && key.startsWith("/admin/"));
    say(t("given"));
    onClose();
  }

  return (
    <Sheet title={t("give")} onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void give(new FormData(event.currentTarget));
        }}
        noValidate
        className="space-y-5"
      >
        <EmailField
          form="give"
          label={t("email")}
          hint={t("giveHint")}
          error={errors.email}
          autoComplete="off"
        />
        <FormEnd problem={problem} isBusy={isBusy} send={t("giveDo")} sending={t("giving")} />
      </form>
    </Sheet>
  );
}
