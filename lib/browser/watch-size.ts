/**
 * Tells each time that the size of an element changes, and once at the start, which is all where
 * the browser cannot tell.
 * @returns a function that ends the watch
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  if (typeof ResizeObserver !== "function") {
    onChange();
    return () => undefined;
  }
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  return () => observer.disconnect();
}
