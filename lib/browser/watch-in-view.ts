/**
 * Tells each time that an element comes into the window or leaves it. Where the browser cannot
 * tell, reports it once as in view.
 * @param margin growth of the window, or with a minus its shrinkage, as in CSS
 * @returns a function that ends the watch
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
