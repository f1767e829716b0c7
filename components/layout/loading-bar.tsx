"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds before the bar shows, and after which it ends by itself (§9). */
const THROTTLE = 200;
const DURATION = 5000;

/** Drawn for the eye alone: the library's own drawing has roles that no reader knows. */
const BAR = {
  showSpinner: false,
  barSelector: ".bar",
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
};

/** The library, which loads with the first page that is late: most visits have none. */
async function loadBar() {
  const { default: bar } = await import("nprogress");
  return bar.configure(BAR);
}

/** A bar at the top while a page of the site is on its way. */
export function LoadingBar() {
  const path = usePathname();

  useEffect(() => {
    let begin: ReturnType<typeof setTimeout> | undefined;
    let end: ReturnType<typeof setTimeout> | undefined;
    let bar: Awaited<ReturnType<typeof loadBar>> | undefined;
    /** The page that is waited for, so that a bar that loads late is not shown for one that is there. */
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
