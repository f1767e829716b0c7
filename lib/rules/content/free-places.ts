/** Most people in one registration; larger groups write to the company. */
export const MOST_PEOPLE = 8;

export interface WaitingPeople {
  id: number;
  people: number;
}

/**
 * Chooses the waiting groups that get the free places: in their order, each that fits. Two people
 * who wait for two places are passed over for one place, and stay the first.
 * @param waiting in the order in which they have registered
 * @returns their ids, in the same order
 */
export function whoGetsPlaces(waiting: WaitingPeople[], free: number): number[] {
  let left = free;
  return waiting.flatMap(({ id, people }) => {
    if (people > left) return [];
    left -= people;
    return [id];
  });
}
