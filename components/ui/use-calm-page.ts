import { useEffect } from "react";

/** Leaves out what leads away from the page, from now until one leaves it: it has become one on which one pays. */
export function useCalmPage(isCalm: boolean): void {
  useEffect(() => {
    if (!isCalm) return;
    const { dataset } = document.documentElement;
    dataset.calm = "";
    return () => {
      delete dataset.calm;
    };
  }, [isCalm]);
}
