/** Step of points, in percent; `picture-focus.css` has a class for each. */
const STEP = 5;

/** Returns the classes that crop a picture around its point; undefined for its middle. */
export function focusClass(focus: { x: number; y: number } | undefined): string | undefined {
  if (!focus) return undefined;
  const [x, y] = [focus.x, focus.y].map((share) => Math.round((share * 100) / STEP) * STEP);
  return x === 50 && y === 50 ? undefined : `focus-x-${x} focus-y-${y}`;
}
