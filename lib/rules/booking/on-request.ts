/** Errors that keep a ride from being booked at once, but not from being requested. */
const ON_REQUEST = [
  "START_TOO_SOON",
  "START_OUT_OF_HOURS",
  "TOO_MANY_PASSENGERS",
  "PICKUP_TOO_FAR",
] as const;
export type OnRequestCode = (typeof ON_REQUEST)[number];

/** Errors that do not keep the company from making a ride: rules that it has set for the site. */
const OVERRULED = [
  "START_TOO_SOON",
  "START_OUT_OF_HOURS",
  "START_CLOSED",
  "START_TOO_FAR",
  "PICKUP_TOO_FAR",
] as const;
export type OverruledCode = (typeof OVERRULED)[number];

/** Tells whether the company may take a ride that the site refuses to customers for this error. */
export const isOverruled = (code: string): code is OverruledCode =>
  OVERRULED.some((known) => known === code);

/** Tells whether the company may still accept the ride, because none of its errors is final. */
export const isOnRequest = (codes: string[]): codes is OnRequestCode[] =>
  codes.length > 0 && codes.every((code) => ON_REQUEST.some((known) => known === code));
