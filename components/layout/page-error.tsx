"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useState } from "react";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { ErrorScreen } from "./error-screen";

/** Time within which a page that fails again counts as failed, in milliseconds. */
const AT_ONCE = 10_000;
let shownAnewAt = Number.NEGATIVE_INFINITY;

/**
 * Error page of a page that failed. Where a translator or an extension has moved elements that
 * React has written, the page is written anew once: typed values are kept (`useKeptFields`).
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

/** Tells whether a node was not where React had put it. */
const isMovedByOthers = (error: Error): boolean =>
  error instanceof DOMException && error.name === "NotFoundError";
