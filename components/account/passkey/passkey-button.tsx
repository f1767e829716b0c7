"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import type { PasskeyAssertion, PasskeyRequest } from "@/lib/contract/passkey";
import { knowsPasskeys, signWithPasskey } from "./sign-with-passkey";

/**
 * Offers a passkey in the place of a code, where there is one and the browser knows them.
 * @param props.ask request for the device; asked anew for each try, as it is good once
 * @param props.onSigned sends the signed answer on
 */
export function PasskeyButton(props: {
  ask: () => Promise<PasskeyRequest | null>;
  onSigned: (passkey: PasskeyAssertion) => Promise<unknown>;
  error: string | undefined;
}) {
  const { ask, onSigned, error } = props;
  const t = useTranslations("code");
  const [isThere, setIsThere] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => setIsThere(knowsPasskeys()), []);
  if (!isThere) return null;

  async function use() {
    if (isBusy) return;
    setHasFailed(false);
    setIsBusy(true);
    try {
      const options = await ask();
      const passkey = options && (await signWithPasskey(options));
      if (passkey) await onSigned(passkey);
      else setHasFailed(true);
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div>
      <BusyButton
        type="button"
        look="outline"
        isBusy={isBusy}
        label={t("passkey")}
        busyLabel={t("passkeyDoing")}
        onClick={() => void use()}
        className="w-full xs:w-auto"
      />
      <p role="alert" className="mt-2 font-medium text-danger text-small empty:hidden">
        {hasFailed ? t("passkeyFailed") : error}
      </p>
    </div>
  );
}
