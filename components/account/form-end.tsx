"use client";

import type { ReactNode } from "react";
import { buttonLook } from "@/components/ui/button-link";
import { useIsAlive } from "@/components/ui/use-is-alive";
import type { Locale } from "@/lib/rules/locale-code";
import { CallProblem } from "./call-problem";
import type { CallProblem as Problem } from "./use-account-call";

/** The end of a form of the space: what is wrong or done, the button that sends it, and others. */
export function FormEnd(props: {
  locale: Locale;
  problem: Problem | undefined;
  /** Said once it is done. */
  done?: string | undefined;
  isBusy: boolean;
  send: string;
  sending: string;
  look?: "solid" | "outline";
  children?: ReactNode;
}) {
  const { locale, problem, done, isBusy } = props;
  // Sent by the browser itself, before the page is alive, a form would go nowhere.
  const isAlive = useIsAlive();
  return (
    <div className="space-y-5">
      <CallProblem problem={problem} locale={locale} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="submit"
          disabled={!isAlive}
          aria-disabled={isBusy}
          className={buttonLook(props.look ?? "solid")}
        >
          {isBusy ? props.sending : props.send}
        </button>
        {props.children}
        <p role="status" className="font-medium text-success empty:hidden">
          {done}
        </p>
      </div>
    </div>
  );
}
