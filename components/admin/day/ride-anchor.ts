export const rideAnchor = ({ id }: { id: number }): string => `ride-${id}`;
