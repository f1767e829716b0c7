"use client";

import { CodeField } from "@/components/forms/code-field";
import { PasswordField } from "@/components/forms/password-field";
import { browserCall } from "@/lib/api/browser-call";
import type { PasskeyAssertion } from "@/lib/contract/passkey";
import type { SelfProof } from "@/lib/contract/second-factor";
import type { Locale } from "@/lib/rules/text/locale-code";
import { PasskeyButton } from "./passkey-button";
import type { usePasskeyCall } from "./use-passkey-call";

/** Password and, with a second factor, a passkey or a code, to prove the member's identity. */
export function ProofFields(props: {
  form: string;
  locale: Locale;
  label: string;
  hasFactor: boolean;
  hasPasskey: boolean;
  errors: Record<string, string | undefined>;
  byPasskey: ReturnType<typeof usePasskeyCall>;
  onSigned: (passkey: PasskeyAssertion) => Promise<unknown>;
  autoFocus?: boolean;
}) {
  const { form, locale, label, errors, byPasskey, autoFocus } = props;
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={label}
        autoComplete="current-password"
        error={errors.password ?? byPasskey.errors.password}
        autoFocus={autoFocus}
      />
      {props.hasPasskey && (
        <PasskeyButton
          ask={async () => (await browserCall(locale)("POST /user/proof/passkey")).options}
          onSigned={props.onSigned}
          error={byPasskey.error}
        />
      )}
      {props.hasFactor && <CodeField form={form} error={errors.code} />}
    </>
  );
}

/** Reads the typed proof; without a code where none is asked for. */
export function givenProof(form: HTMLFormElement): SelfProof {
  const data = new FormData(form);
  const code = data.get("code");
  const password = String(data.get("password"));
  return code === null ? { password } : { password, code: String(code) };
}
