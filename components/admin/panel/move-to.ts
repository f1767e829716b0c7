/** True once the user has moved within the panel: the first screen leaves the focus where it is. */
let hasMoved = false;

/** Goes to a path without asking the server: Next's hooks follow the browser's history. */
export function moveTo(path: string): void {
  hasMoved = true;
  window.history.pushState(null, "", path);
  window.scrollTo(0, 0);
}

/** Writes the shown state into the address, without a step of its own to go back to. */
export const rewriteTo = (path: string): void => window.history.replaceState(null, "", path);

export const hasMovedOnce = (): boolean => hasMoved;
