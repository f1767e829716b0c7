"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { PasskeyButton } from "@/components/account/passkey/passkey-button";
import { browserCall } from "@/lib/api/browser-call";
import type { PasskeyAssertion } from "@/lib/contract/passkey";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Offers a passkey to a member whose login waits for a second factor, where they have one. */
export function PasskeyStep(props: {
  challenge: string;
  error: string | undefined;
  onSigned: (passkey: PasskeyAssertion) => Promise<unknown>;
}) {
  const { challenge, error, onSigned } = props;
  const locale = useLocale() as Locale;
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const found = browserCall(locale)("POST /login/passkey/options", { body: { challenge } });
    found.then(
      ({ options }) => isCurrent && setHasPasskey(options !== null),
      // A code still goes on with the login, and says whether it is over.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [challenge, locale]);
  if (!hasPasskey) return null;
  return (
    <PasskeyButton
      ask={async () =>
        (await browserCall(locale)("POST /login/passkey/options", { body: { challenge } })).options
      }
      onSigned={onSigned}
      error={error}
    />
  );
}
