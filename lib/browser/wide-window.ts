/** Narrowest window with room for a canvas between its parts and their settings. */
const WIDE = "(width >= 64rem)";

/** Tells each time that a window becomes wide, or narrow; @returns a function that ends the watch */
export function watchWideWindow(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

export const isWideWindow = (): boolean => globalThis.matchMedia?.(WIDE).matches ?? false;
