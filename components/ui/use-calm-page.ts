import { useLayoutEffect } from "react";

/**
 * Leaves out the links that lead away from the page, until the visitor leaves it: it has become a
 * page of payment. Before it is drawn, so that nothing is seen to go.
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
