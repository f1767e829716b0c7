/** Moment at which the sites of the tests are seeded, and at which the platform's clock stands. */
export const FIRST_MOMENT = new Date("2026-11-20T10:00:00+01:00");
