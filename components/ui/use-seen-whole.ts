import { type RefObject, useEffect } from "react";

/** Scrolls just as far as is needed to show all of an opened element. */
export function useSeenWhole(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) root.current?.scrollIntoView({ block: "nearest" });
  }, [root, isOpen]);
}
