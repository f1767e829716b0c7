/** Tells whether the window is so small that a list would cover the content below its field. */
export const isSmallWindow = (): boolean =>
  globalThis.matchMedia?.("(max-width: 767.98px)").matches ?? false;
