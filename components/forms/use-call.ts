"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { browserCall } from "@/lib/api/browser-call";
import type { Call } from "@/lib/api/call";
import { spokenFailure } from "@/lib/api/spoken-failure";
import type { Locale } from "@/lib/rules/locale-code";
import { focusField } from "./focus-field";

/** Why a call did not go through: in a sentence, or that the session is over. */
export type CallProblem = string | "SESSION_OVER";

/** One call of a form or a button at a time, and what is wrong with it. Needs the words of `form`. */
export function useCall() {
  const t = useTranslations("form");
  const locale = useLocale() as Locale;
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  // Drawn by now: inputs are described by their errors, and what was folded is open.
  useEffect(() => focusField(form.current, Object.keys(errors)), [errors]);

  /**
   * Runs `act`. Fields that are refused say so, and the first of them has the focus. It stays busy
   * when `act` resolves to "leaves": another page is on its way.
   * @param lacks what is known to be wrong, by field; it is said with what the provider refuses
   * @returns whether it went through
   */
  async function run(
    act: (call: Call) => Promise<unknown>,
    lacks: Record<string, string> = {},
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    setErrors({});
    try {
      if ((await act(browserCall(locale))) !== "leaves") setIsBusy(false);
      return true;
    } catch (error) {
      setIsBusy(false);
      const { status, errors: said, message } = spokenFailure(error);
      const refused = { ...said, ...lacks };
      setErrors(refused);
      // One refused field says all there is to say.
      const [only, ...others] = Object.keys(refused);
      const isSaid = only && others.length === 0 && form.current?.elements.namedItem(only);
      if (status === 401) setProblem("SESSION_OVER");
      else if (!isSaid) setProblem(status ? message : t(form.current ? "unreachable" : "noAnswer"));
      return false;
    }
  }

  /** Says what is wrong by field without a call. */
  function refuse(fields: Record<string, string>) {
    setProblem(undefined);
    setErrors(fields);
  }

  return { form, isBusy, problem, errors, run, refuse };
}
