"use client";

import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import type { CallProblem as Problem } from "./use-call";

/**
 * Says why a call did not go through. When the session is over, one logs in beside the page: what
 * was typed stays there, to be sent again.
 */
export function CallProblem(props: { problem: Problem | undefined; className?: string }) {
  const { problem, className = "" } = props;
  const t = useTranslations("form");
  const locale = useLocale() as Locale;
  const here = usePathname();
  return (
    <div role="alert" className={`font-medium text-danger empty:hidden ${className}`}>
      {problem === "SESSION_OVER"
        ? t.rich("sessionOver", {
            link: (text) => (
              <a
                href={localisedPath(`/auth?${new URLSearchParams({ next: here })}`, locale)}
                target="_blank"
                rel="noopener"
                className="text-accent underline underline-offset-4"
              >
                {text}
              </a>
            ),
          })
        : problem}
    </div>
  );
}
