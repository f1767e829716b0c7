/** Computes each amount without VAT, in cents, so that they add up to `netCents` exactly. */
export function lineNets(grossCents: number[], netCents: number): number[] {
  const total = grossCents.reduce((sum, cents) => sum + cents, 0);
  const netOf = (gross: number) => (total === 0 ? 0 : Math.round((gross * netCents) / total));
  let gross = 0;
  return grossCents.map((cents) => {
    const before = netOf(gross);
    gross += cents;
    return netOf(gross) - before;
  });
}
