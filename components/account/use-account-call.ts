"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { focusField } from "@/components/booking/focus-field";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure, type Call } from "@/lib/api/call";
import type { Locale } from "@/lib/rules/locale-code";

/** Why a call of the space did not go through: in a sentence, or that the session is over. */
export type CallProblem = string | "SESSION_OVER";

/** One call of the space at a time, and what is wrong with it. Needs the words of `account`. */
export function useAccountCall(locale: Locale) {
  const t = useTranslations("account");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  /**
   * Runs `act`, and puts the focus on the first field of `form` that is refused.
   * @returns whether it went through
   */
  async function run(act: (call: Call) => Promise<unknown>, form?: HTMLElement | null) {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    setErrors({});
    try {
      await act(browserCall(locale));
      return true;
    } catch (error) {
      const failed = error instanceof ApiFailure ? error : undefined;
      const fields = Object.entries(failed?.errors ?? {});
      setErrors(Object.fromEntries(fields.map(([field, { message }]) => [field, message])));
      if (failed?.status === 401) setProblem("SESSION_OVER");
      else setProblem(failed?.status ? failed.message : t("unreachable"));
      // Inputs are described by their errors once these are drawn.
      requestAnimationFrame(() => focusField(form ?? null, fields[0]?.[0]));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, errors, run };
}
