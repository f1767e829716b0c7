/** Number of times offered in place of one that is gone. */
const OFFERED = 6;

/**
 * Finds the free times (`HH:mm`) nearest to the wanted one, in the order of the day: as many before
 * it as after it, as far as there are.
 */
export function nearbyTimes(free: readonly string[], wanted: string): string[] {
  const sorted = [...free].filter((time) => time !== wanted).sort();
  const before = sorted.filter((time) => time < wanted);
  const after = sorted.filter((time) => time > wanted);
  const fromAfter = Math.min(after.length, OFFERED - Math.min(before.length, OFFERED / 2));
  return [
    ...before.slice(Math.max(0, before.length - OFFERED + fromAfter)),
    ...after.slice(0, fromAfter),
  ];
}
