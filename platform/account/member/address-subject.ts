/** What a deadline is about that concerns an address: what there was of it until an instant. */
export const addressSubject = (until: Date, address: string): string =>
  `${until.toISOString()} ${address}`;

/** What such a subject says. */
export function readAddressSubject(subject: string): { until: Date; address: string } {
  const [at = ""] = subject.split(" ", 1);
  return { until: new Date(at), address: subject.slice(at.length + 1) };
}
