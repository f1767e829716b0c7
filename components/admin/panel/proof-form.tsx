"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { givenProof, ProofFields } from "@/components/account/passkey/proof-fields";
import { usePasskeyCall } from "@/components/account/passkey/use-passkey-call";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { UsernameForManagers } from "@/components/forms/username-for-managers";
import type { PasskeyAssertion } from "@/lib/contract/passkey";
import { usePanel } from "./panel-context";
import { Loaded } from "./panel-notes";
import { usePanelData } from "./use-panel-data";

/** Password and, with a second factor, a code or a passkey, to prove the user's identity. */
export function ProofForm({ form: id, onProved }: { form: string; onProved: () => void }) {
  const t = useTranslations("admin.security.proof");
  const { locale, user } = usePanel();
  const factor = usePanelData("/user/second-factor");
  const { form, isBusy, problem, errors, run } = useCall();
  const byPasskey = usePasskeyCall();

  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = givenProof(event.currentTarget);
    if (await run((call) => call("POST /user/proof", { body: proof }))) onProved();
  }

  async function proveWith(passkey: PasskeyAssertion) {
    const password = String(new FormData(form.current ?? undefined).get("password"));
    const isProved = await byPasskey.run((call) =>
      call("POST /user/proof", { body: { password, passkey } }),
    );
    if (isProved) onProved();
  }

  return (
    <Loaded of={factor} lines={2}>
      {({ since, passkeys }) => (
        <form ref={form} onSubmit={(event) => void prove(event)} noValidate>
          <UsernameForManagers email={user.email} />
          <div className="mb-5 grid gap-5">
            <ProofFields
              form={id}
              locale={locale}
              label={t("password")}
              hasFactor={since !== null || passkeys.length > 0}
              hasPasskey={passkeys.length > 0}
              errors={errors}
              byPasskey={byPasskey}
              onSigned={proveWith}
              autoFocus
            />
          </div>
          <FormEnd problem={problem} isBusy={isBusy} send={t("do")} sending={t("doing")} />
        </form>
      )}
    </Loaded>
  );
}
