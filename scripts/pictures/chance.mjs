/** Makes repeatable random numbers, for the same picture each time. @param {number} seed */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
