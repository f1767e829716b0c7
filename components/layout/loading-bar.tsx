"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Delay before the bar shows, and time after which it ends by itself, in milliseconds (§9). */
const THROTTLE = 200;
const DURATION = 5000;

/** Drawing for the eye alone: the library's own has roles that no screen reader knows. */
const BAR = {
  showSpinner: false,
  barSelector: ".bar",
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
};

/** Loads the library with the first page that is late: most visits have none. */
async function loadBar() {
  const { default: bar } = await import("nprogress");
  return bar.configure(BAR);
}

export function LoadingBar() {
  const path = usePathname();

  useEffect(() => {
    let begin: ReturnType<typeof setTimeout> | undefined;
    let end: ReturnType<typeof setTimeout> | undefined;
    let bar: Awaited<ReturnType<typeof loadBar>> | undefined;
    /** Page that is waited for: a bar that loads late is not shown for an earlier one. */
    let awaited: symbol | undefined;
    const start = async (page: symbol) => {
      bar ??= await loadBar().catch(() => undefined);
      if (awaited === page) bar?.start();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      const isElsewhere =
        !link || link.origin !== location.origin || link.target || link.hasAttribute("download");
      if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.pathname === location.pathname) return;
      clearTimeout(begin);
      clearTimeout(end);
      const page = Symbol(link.pathname);
      awaited = page;
      begin = setTimeout(() => void start(page), THROTTLE);
      end = setTimeout(stop, DURATION);
    };
    const stop = () => {
      clearTimeout(begin);
      clearTimeout(end);
      awaited = undefined;
      bar?.done();
    };
    document.addEventListener("click", onClick);
    window.addEventListener("error", stop);
    window.addEventListener("page-shown", stop);
    return () => {
      document.removeEventListener("click", onClick);
      window.removeEventListener("error", stop);
      window.removeEventListener("page-shown", stop);
      stop();
    };
  }, []);

  useEffect(() => {
    if (path) window.dispatchEvent(new Event("page-shown"));
  }, [path]);

  return null;
}
