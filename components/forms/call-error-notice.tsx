"use client";

import { useTranslations } from "next-intl";
import { LinkBeside } from "./link-beside";
import type { CallErrorState as Problem } from "./use-call";

/**
 * Tells why a form or a call did not go through. When the session is over, it links to a login in a
 * tab beside: typed values stay here, to be sent again.
 */
export function CallErrorNotice(props: { problem: Problem | undefined; className?: string }) {
  const { problem, className = "" } = props;
  const t = useTranslations("form");
  const isSummary = typeof problem === "object";
  const look = `font-medium text-danger empty:hidden ${className}`;
  return (
    <>
      <div role="alert" className={look}>
        {problem === "SESSION_OVER" ? (
          <span>
            {t.rich("sessionOver", {
              link: (text) => (
                <LinkBeside to={`/auth?${new URLSearchParams({ next: addressHere() })}`}>
                  {text}
                </LinkBeside>
              ),
            })}
          </span>
        ) : problem === "NO_COOKIES" ? (
          t("noCookies")
        ) : (
          !isSummary && problem
        )}
      </div>
      {/* The number falls with each corrected field: a status interrupts nobody who types. */}
      <div role="status" className={look}>
        {isSummary && t("toCorrect", { count: problem.toCorrect })}
      </div>
    </>
  );
}

/** Returns the address to come back to; read in the browser, once there is an error. */
const addressHere = () => location.pathname + location.search + location.hash;
