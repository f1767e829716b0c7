/**
 * Tells each time that an element comes into the window or leaves it; once that it is in it, where the
 * browser cannot tell.
 * @param margin how much larger, or with a minus smaller, the window is taken to be, as CSS has it
 * @returns what ends the watch
 */
export function watchInView(
  element: Element,
  margin: string,
  onChange: (isInView: boolean) => void,
): () => void {
  if (typeof IntersectionObserver !== "function") {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
