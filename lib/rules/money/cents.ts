/** @throws RangeError when it has more than two decimals */
export function centsFromEuros(euros: number): number {
  const cents = Math.round(euros * 100);
  if (!Number.isFinite(euros) || Math.abs(euros * 100 - cents) > 1e-6) {
    throw new RangeError(`${euros} is no amount in euros`);
  }
  return cents;
}

export const eurosFromCents = (cents: number): number => cents / 100;

/** Returns a percentage of an amount in cents, rounded to the cent, halves away from zero. */
export const percentOf = (cents: number, percent: number): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * percent) / 100);

/** Returns the VAT in cents that an amount in cents includes, at a rate in percent. */
export const vatIncludedIn = (cents: number, rate: number): number =>
  Math.round((cents * rate) / (100 + rate));
