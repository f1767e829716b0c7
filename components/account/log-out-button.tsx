"use client";

import { useState } from "react";
import { logOut } from "@/lib/api/auth";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { useUi } from "@/stores/ui-store";

/** Ends the session on this device, and leads home. */
export function LogOutButton(props: {
  locale: Locale;
  className: string;
  words: { logOut: string; loggingOut: string; failed: string };
}) {
  const { locale, words } = props;
  const say = useUi((store) => store.say);
  const [isBusy, setIsBusy] = useState(false);

  async function leave() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await logOut(browserCall(locale));
    } catch (error) {
      // A session that is over already is what was asked for.
      if (!(error instanceof ApiFailure && error.status === 401)) {
        setIsBusy(false);
        say(words.failed);
        return;
      }
    }
    window.location.assign(localisedPath("/", locale));
  }

  return (
    <button type="button" onClick={leave} aria-disabled={isBusy} className={props.className}>
      {isBusy ? words.loggingOut : words.logOut}
    </button>
  );
}
