"use client";

import { useTranslations } from "next-intl";
import { LinkBeside } from "./link-beside";
import type { CallErrorState as Problem } from "./use-call";

/**
 * Says why a form or a call did not go through. When the session is over, one logs in beside the
 * page: what was typed stays there, to be sent again.
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
      {/* Becomes less with each field that is put right: it interrupts nobody who types. */}
      <div role="status" className={look}>
        {isSummary && t("toCorrect", { count: problem.toCorrect })}
      </div>
    </>
  );
}

/** Where one comes back to from the login; asked once there is an error, in the browser. */
const addressHere = () => location.pathname + location.search + location.hash;
