/** The id of a ride's card, to which the timeline leads. */
export const rideAnchor = ({ id }: { id: number }): string => `ride-${id}`;
