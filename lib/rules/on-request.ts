/** What keeps a ride from being booked at once, but not from being asked for. */
const ON_REQUEST = new Set([
  "START_TOO_SOON",
  "START_OUT_OF_HOURS",
  "TOO_MANY_PASSENGERS",
  "PICKUP_TOO_FAR",
]);

/** True when the company may still make the ride: none of what stands in its way is final. */
export const isOnRequest = (codes: string[]): boolean =>
  codes.length > 0 && codes.every((code) => ON_REQUEST.has(code));
