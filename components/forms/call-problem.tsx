"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { LinkBeside } from "./link-beside";
import type { CallProblem as Problem } from "./use-call";

/**
 * Says why a call did not go through. When the session is over, one logs in beside the page: what
 * was typed stays there, to be sent again.
 */
export function CallProblem(props: { problem: Problem | undefined; className?: string }) {
  const { problem, className = "" } = props;
  const t = useTranslations("form");
  const here = usePathname();
  return (
    <div role="alert" className={`font-medium text-danger empty:hidden ${className}`}>
      {problem === "SESSION_OVER"
        ? t.rich("sessionOver", {
            link: (text) => (
              <LinkBeside to={`/auth?${new URLSearchParams({ next: here })}`}>{text}</LinkBeside>
            ),
          })
        : problem}
    </div>
  );
}
