/** Builds the subject of a deadline about an address: its data up to an instant. */
export const addressSubject = (until: Date, address: string): string =>
  `${until.toISOString()} ${address}`;

export function readAddressSubject(subject: string): { until: Date; address: string } {
  const [at = ""] = subject.split(" ", 1);
  return { until: new Date(at), address: subject.slice(at.length + 1) };
}
