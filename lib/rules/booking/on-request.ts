/** The errors that keep a ride from being booked at once, but not from being requested. */
const ON_REQUEST = [
  "START_TOO_SOON",
  "START_OUT_OF_HOURS",
  "TOO_MANY_PASSENGERS",
  "PICKUP_TOO_FAR",
] as const;
export type OnRequestCode = (typeof ON_REQUEST)[number];

/** The errors that keep nobody of the company from making a ride: rules that it has set for the site. */
const OVERRULED = [
  "START_TOO_SOON",
  "START_OUT_OF_HOURS",
  "START_CLOSED",
  "START_TOO_FAR",
  "PICKUP_TOO_FAR",
] as const;
export type OverruledCode = (typeof OVERRULED)[number];

/** True for what the site refuses to customers, and the company may take all the same. */
export const isOverruled = (code: string): code is OverruledCode =>
  OVERRULED.some((known) => known === code);

/** True if the company may still accept the ride, because none of its errors is final. */
export const isOnRequest = (codes: string[]): codes is OnRequestCode[] =>
  codes.length > 0 && codes.every((code) => ON_REQUEST.some((known) => known === code));
