/**
 * Makes even choices that are the same in each run with a seed.
 * @returns a function that returns a whole number from 0 to below `end`
 */
export function seededChoice(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
