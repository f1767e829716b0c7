"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useState } from "react";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { ErrorScreen } from "./error-screen";

/** Milliseconds within which a page that has failed once more is said to have failed. */
const AT_ONCE = 10_000;
let shownAnewAt = Number.NEGATIVE_INFINITY;

/**
 * A page that failed: the error page. One in which something else has moved what React has written, a
 * translator or an extension, is written anew once: what was typed into it is kept (`useKeptFields`).
 */
export function PageError(props: { error: Error; reset: () => void }) {
  const { error, reset } = props;
  const path = usePathname();
  const [isAnew] = useState(() => isMovedByOthers(error) && Date.now() - shownAnewAt > AT_ONCE);
  useLayoutEffect(() => {
    if (!isAnew) return;
    shownAnewAt = Date.now();
    reset();
  }, [isAnew, reset]);
  return isAnew ? null : <ErrorScreen locale={localeOfPath(path)} message="generic" />;
}

/** Whether a node was not where React had put it. */
const isMovedByOthers = (error: Error): boolean =>
  error instanceof DOMException && error.name === "NotFoundError";
