"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure, type Call } from "@/lib/api/call";
import type { Locale } from "@/lib/rules/locale-code";

/** The calls of one form, one at a time, and what is wrong with it. Needs the words of `auth`. */
export function useAuthCall() {
  const t = useTranslations("auth");
  const locale = useLocale() as Locale;
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  // Drawn by now: inputs are described by their errors, and what was folded is open.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [errors]);

  /**
   * Runs `act`. Fields that are refused say so, and the first of them has the focus. The form stays
   * busy after `act` when that leads to another page.
   * @returns the failure, if there was one; undefined also when it was busy
   */
  async function run<T>(
    act: (call: Call) => Promise<T>,
    done: (answer: T) => "leaves" | undefined,
  ): Promise<ApiFailure | undefined> {
    if (isBusy) return undefined;
    setIsBusy(true);
    setProblem(undefined);
    setErrors({});
    try {
      if (done(await act(browserCall(locale))) !== "leaves") setIsBusy(false);
      return undefined;
    } catch (error) {
      setIsBusy(false);
      const failed = error instanceof ApiFailure ? error : undefined;
      const fields = Object.entries(failed?.errors ?? {});
      setErrors(Object.fromEntries(fields.map(([field, { message }]) => [field, message])));
      // One refused field says all there is to say.
      const [only, ...others] = fields;
      const isSaid = only && others.length === 0 && form.current?.elements.namedItem(only[0]);
      if (!isSaid) setProblem(failed?.status ? failed.message : t("unreachable"));
      return failed;
    }
  }

  return { form, isBusy, problem, errors, run };
}

/** In the order of the page, which need not be that of the answer. */
const WRONG = "[aria-invalid='true']";
