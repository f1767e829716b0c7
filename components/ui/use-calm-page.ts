import { useLayoutEffect } from "react";

/**
 * Leaves out what leads away from the page, from now until one leaves it: it has become one on which
 * one pays. Before it is drawn, so that nothing is seen to go.
 */
export function useCalmPage(isCalm: boolean): void {
  useLayoutEffect(() => {
    if (!isCalm) return;
    const { dataset } = document.documentElement;
    dataset.calm = "";
    return () => {
      delete dataset.calm;
    };
  }, [isCalm]);
}
