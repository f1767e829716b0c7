import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes an overlay: on Escape, and once the visitor points at or goes outside of `root`. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (by: "ESCAPE" | "LEFT") => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A sheet that it stands in stays open.
    event.preventDefault();
    close("ESCAPE");
  });
  const onElsewhere = useEffectEvent(({ target }: Event) => {
    if (!root.current?.contains(target as Node)) close("LEFT");
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [isOpen]);
}
