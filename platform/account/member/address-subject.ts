/** What a deadline is about that concerns an address: what there was of it until an instant. */
export const addressSubject = (until: Date, email: string): string =>
  `${until.toISOString()} ${email}`;

/** What such a subject says. */
export function readAddressSubject(subject: string): { until: Date; email: string } {
  const [at = ""] = subject.split(" ", 1);
  return { until: new Date(at), email: subject.slice(at.length + 1) };
}
