/** True once one has moved within the panel: the first screen leaves the focus where it is. */
let hasMoved = false;

/**
 * Goes to a path of the panel without asking the server: Next takes what the history says into
 * `usePathname` and `useSearchParams`.
 */
export function moveTo(path: string): void {
  hasMoved = true;
  window.history.pushState(null, "", path);
  window.scrollTo(0, 0);
}

/** Puts what one looks at into the address, without a step of its own to go back to. */
export const rewriteTo = (path: string): void => window.history.replaceState(null, "", path);

export const hasMovedOnce = (): boolean => hasMoved;
