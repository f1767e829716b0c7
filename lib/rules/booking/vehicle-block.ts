/** A stretch of time of a vehicle, its end excluded. */
interface Stretch {
  startAt: Date;
  endAt: Date;
}

/** True for two stretches of time that share a moment. */
export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.startAt < other.endAt && other.startAt < one.endAt;

/**
 * The blocks that a vehicle's rides would run into. What follows a ride (the buffer, the drive to the
 * next one) does not count: where a blocked vehicle is, nobody knows.
 */
export const blocksInWay = <Block extends Stretch>(
  rides: readonly Stretch[],
  blocks: readonly Block[],
): Block[] => blocks.filter((block) => rides.some((ride) => overlap(ride, block)));
