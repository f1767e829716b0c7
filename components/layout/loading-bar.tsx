"use client";

import { usePathname } from "next/navigation";
import NProgress from "nprogress";
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

/** A bar at the top while a page of the site is on its way. */
export function LoadingBar() {
  const path = usePathname();

  useEffect(() => {
    NProgress.configure(BAR);
    let begin: ReturnType<typeof setTimeout> | undefined;
    let end: ReturnType<typeof setTimeout> | undefined;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      const isElsewhere =
        !link || link.origin !== location.origin || link.target || link.hasAttribute("download");
      if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.pathname === location.pathname) return;
      clearTimeout(begin);
      clearTimeout(end);
      begin = setTimeout(() => NProgress.start(), THROTTLE);
      end = setTimeout(() => NProgress.done(), DURATION);
    };
    const stop = () => {
      clearTimeout(begin);
      clearTimeout(end);
      NProgress.done();
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
