/** Whether the visitor has asked for less motion, as far as the browser tells. */
export const prefersLessMotion = (): boolean =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
