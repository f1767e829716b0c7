/** Stretch of a vehicle's time, its end excluded. */
interface Stretch {
  startAt: Date;
  endAt: Date;
}

export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.startAt < other.endAt && other.startAt < one.endAt;

/**
 * Finds the blocks that a vehicle's rides would run into. The time after a ride (the buffer, the
 * drive to the next one) does not count: nobody knows where a blocked vehicle is.
 */
export const blocksInWay = <Block extends Stretch>(
  rides: readonly Stretch[],
  blocks: readonly Block[],
): Block[] => blocks.filter((block) => rides.some((ride) => overlap(ride, block)));
