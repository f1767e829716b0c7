import { type RefObject, useEffect } from "react";

/**
 * Scrolls to an element inside that takes the focus under the bar of small windows or under the
 * header: for a browser that is in view. An element pressed by a pointer stays where it is, or the
 * press would miss it.
 */
export function useSeenAtFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) {
        target.scrollIntoView({ block: "nearest" });
      }
    };
    element?.addEventListener("focusin", show);
    return () => element?.removeEventListener("focusin", show);
  }, [root]);
}
