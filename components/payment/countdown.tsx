"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { clockParts, minutesToSay, secondsLeft } from "./seconds-left";

/**
 * Time left, second by second: beside words that give the instant itself, for visitors without
 * JavaScript. It is read out three times only.
 * @param props.now the server's time when the page was made, as the visitor's clock may be wrong
 */
export function Countdown({ until, now }: { until: string; now?: string | undefined }) {
  const t = useTranslations("form.countdown");
  const [remaining, setRemaining] = useState<number>();
  useEffect(() => {
    const ahead = now ? Date.parse(now) - Date.now() : 0;
    const tick = () => setRemaining(secondsLeft(until, Date.now() + ahead));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);

  if (remaining === undefined) {
    // Its space is kept, so that nothing moves once it runs; where it never does, nothing is seen.
    const first = now ? secondsLeft(until, Date.parse(now)) : 0;
    return (
      <span aria-hidden="true" className="invisible whitespace-nowrap tabular-nums">
        {t("left", clockParts(first))}
      </span>
    );
  }
  const minutes = minutesToSay(remaining);
  const sentence = remaining === 0 ? t("over") : minutes && t("say", { minutes });
  return (
    <>
      {/* A translator would begin anew each second. */}
      <span
        translate="no"
        aria-hidden="true"
        className="whitespace-nowrap text-heading tabular-nums"
      >
        {remaining === 0 ? t("over") : t("left", clockParts(remaining))}
      </span>
      <span role="status" className="sr-only">
        {sentence}
      </span>
    </>
  );
}
