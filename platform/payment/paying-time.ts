/** Time a vehicle is held while its customer pays, and a payment is open at its gateway; ms. */
export const PAYING_TIME = 15 * 60_000;
