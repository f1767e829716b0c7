"use client";

import { useState } from "react";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";

/** Button that ends the session on this device, and leads home; its code loads on a press. */
export function LogOutButton(props: {
  locale: Locale;
  className: string;
  words: { logOut: string; loggingOut: string; failed: string };
}) {
  const { locale, words } = props;
  const say = useUi((store) => store.say);
  const [isBusy, setIsBusy] = useState(false);

  async function logOut() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { endOwnSession } = await import("./end-own-session");
      await endOwnSession(locale, localisedPath("/", locale));
    } catch {
      setIsBusy(false);
      say(words.failed);
    }
  }

  return (
    <button type="button" onClick={logOut} aria-disabled={isBusy} className={props.className}>
      {isBusy ? words.loggingOut : words.logOut}
    </button>
  );
}
