"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Sheet } from "@/components/admin/panel/sheet";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { NewPasskey, PasskeyCreation } from "@/lib/contract/passkey";
import { useUi } from "@/stores/ui-store";

export function AddPasskeySheet(props: {
  onAdded: (recoveryCodes: string[] | null) => unknown;
  onClose: () => void;
}) {
  const { onAdded, onClose } = props;
  const t = useTranslations("admin.passkey");
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();
  const [hasFailed, setHasFailed] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasFailed(false);
    const name = String(new FormData(event.currentTarget).get("name"));
    await run(async (call) => {
      const passkey = await makePasskey(await call("POST /user/passkey/options"));
      if (!passkey) return setHasFailed(true);
      const { recoveryCodes } = await call("POST /user/passkey", { body: { name, passkey } });
      say(t("isAdded"));
      onClose();
      return onAdded(recoveryCodes);
    });
  }

  return (
    <Sheet title={t("add")} onClose={onClose}>
      <p className="mb-5 text-muted text-small">{t("addText")}</p>
      <form ref={form} onSubmit={(event) => void add(event)} noValidate>
        <div className="mb-6">
          <TextField
            form="passkey"
            name="name"
            label={t("name")}
            hint={t("nameHint")}
            error={errors.name}
            maxLength={60}
            autoComplete="off"
            autoFocus
          />
        </div>
        <p role="alert" className="mb-4 font-medium text-danger text-small empty:hidden">
          {hasFailed ? t("notMade") : errors.passkey}
        </p>
        <FormEnd problem={problem} isBusy={isBusy} send={t("do")} sending={t("doing")} />
      </form>
    </Sheet>
  );
}

/**
 * Loads the library on demand.
 * @returns null where the device made no key
 */
async function makePasskey(options: PasskeyCreation): Promise<NewPasskey["passkey"] | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as Parameters<typeof startRegistration>[0]["optionsJSON"];
    return (await startRegistration({ optionsJSON })) as NewPasskey["passkey"];
  } catch {
    return null;
  }
}
