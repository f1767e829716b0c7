"use client";

import { useEffect } from "react";

/** Calls the document by what it has become, as long as this is shown; nothing leaves it as it is. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
