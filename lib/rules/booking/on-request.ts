/** The errors that keep a ride from being booked at once, but not from being requested. */
const ON_REQUEST = [
  "START_TOO_SOON",
  "START_OUT_OF_HOURS",
  "TOO_MANY_PASSENGERS",
  "PICKUP_TOO_FAR",
] as const;
export type OnRequestCode = (typeof ON_REQUEST)[number];

/** True if the company may still accept the ride, because none of its errors is final. */
export const isOnRequest = (codes: string[]): codes is OnRequestCode[] =>
  codes.length > 0 && codes.every((code) => ON_REQUEST.some((known) => known === code));
