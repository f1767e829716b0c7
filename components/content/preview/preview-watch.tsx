"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { PREVIEW_READY, type PreviewNews } from "./preview-news";

/** Makes the page anew after each save of the editor; no link leads away, nothing is sent. */
export function PreviewWatch({ savedAt }: PreviewNews) {
  const router = useRouter();
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<Partial<PreviewNews> | null>) => {
      if (origin !== location.origin || !data?.savedAt) return;
      if (data.savedAt !== savedAt) router.refresh();
    };
    window.addEventListener("message", hear);
    if (window.parent !== window) window.parent.postMessage(PREVIEW_READY, location.origin);
    return () => window.removeEventListener("message", hear);
  }, [router, savedAt]);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
    };
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("click", stay, true);
    window.addEventListener("submit", hold, true);
    return () => {
      window.removeEventListener("click", stay, true);
      window.removeEventListener("submit", hold, true);
    };
  }, []);
  return null;
}
