/** True in a window in which a list would cover what is below its field. */
export const isSmallWindow = (): boolean =>
  globalThis.matchMedia?.("(max-width: 767.98px)").matches ?? false;
