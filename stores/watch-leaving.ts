/** Watches whether the visitor begins to leave the page, until the watch ends. */
export function watchLeaving(): { isLeft(): boolean; end(): void } {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  globalThis.addEventListener?.("beforeunload", leave);
  globalThis.addEventListener?.("pagehide", leave);
  return {
    isLeft: () => isLeft,
    end: () => {
      globalThis.removeEventListener?.("beforeunload", leave);
      globalThis.removeEventListener?.("pagehide", leave);
    },
  };
}
