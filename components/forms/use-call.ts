"use client";

import { useLocale, useTranslations } from "next-intl";
import { use, useState } from "react";
import type { Call } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import type { Locale } from "@/lib/rules/text/locale-code";
import { CallContext } from "./call-context";
import { FIELD_RULES } from "./field-rules";
import { hasFields } from "./has-fields";
import { type HeldFields, useFieldErrors } from "./use-field-errors";

/**
 * Reason why a form or a call did not go through: a sentence, the end of the session, a browser
 * without cookies, or a number of wrong fields, which show their own errors.
 */
export type CallErrorState = string | "SESSION_OVER" | "NO_COOKIES" | { toCorrect: number };

/** Thrown where a login went through, and the browser has kept no session. */
export class CookiesRefused extends Error {}

/**
 * Runs the calls of a form or a button, one at a time, and holds their errors. A form with fields
 * that the page knows to be wrong is not sent. Needs the words of `form`.
 */
export function useCall(held?: HeldFields) {
  const t = useTranslations("form");
  const locale = useLocale() as Locale;
  const callIn = use(CallContext);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CallErrorState>();
  const { form, errors, check, refuse } = useFieldErrors(
    (code) => t(`errors.${code}`),
    FIELD_RULES,
    held,
  );

  /**
   * Runs `act`, unless a field is wrong. Refused fields show their errors, and the first of them
   * has the focus. It stays busy when `act` resolves to "leaves": another page is on its way.
   * @returns whether it went through
   */
  async function run(act: (call: Call) => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setProblem(undefined);
    if (!check()) return false;
    setIsBusy(true);
    try {
      if ((await act(callIn(locale))) !== "leaves") setIsBusy(false);
      return true;
    } catch (error) {
      setIsBusy(false);
      const { status, errors: refused, message } = readableError(error);
      refuse(refused);
      const areSaid = hasFields(form.current, Object.keys(refused));
      if (error instanceof CookiesRefused) setProblem("NO_COOKIES");
      else if (status === 401) setProblem("SESSION_OVER");
      else if (!areSaid)
        setProblem(status ? message : t(form.current ? "unreachable" : "noAnswer"));
      return false;
    }
  }

  const toCorrect = Object.keys(errors).length;
  // A single wrong field shows all there is to say.
  const summary = toCorrect > 1 ? { toCorrect } : undefined;
  return { form, isBusy, problem: problem ?? summary, errors, run };
}
