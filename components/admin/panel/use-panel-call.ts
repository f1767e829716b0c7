"use client";

import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { CallContext } from "@/components/forms/call-context";
import type { Call } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import { useUi } from "@/stores/ui-store";
import { usePanel } from "./panel-context";

/** Runs a button's calls, one at a time, and shows the reason of a refusal for a moment. */
export function usePanelCall() {
  const { locale } = usePanel();
  const callIn = use(CallContext);
  const say = useUi((store) => store.say);
  const t = useTranslations("admin.failure");
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it went through */
  async function run(act: (call: Call) => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await act(callIn(locale));
      return true;
    } catch (error) {
      const { status, message } = readableError(error);
      say(status === 401 ? t("sessionOver") : message || t("unreachable"));
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
