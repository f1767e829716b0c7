const PLAIN_PART = /\r\nContent-Type: text\/plain([\s\S]*?)\r\n\r\n([\s\S]*)/i;
const BOUNDARY = /boundary="([^"]+)"/gi;

/** Reads a mail (RFC 5322) as plain text, in any encoding (RFC 2045). */
export function mailText(source: string): string {
  const [, head = "", rest = ""] = PLAIN_PART.exec(source) ?? [];
  const body = rest.slice(0, endOfPart(source, rest));
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** Finds the next boundary: a secret that is broken in two may go on with two dashes as well. */
const endOfPart = (source: string, rest: string): number =>
  Math.min(
    rest.length,
    ...[...source.matchAll(BOUNDARY)]
      .map(([, boundary]) => rest.indexOf(`\r\n--${boundary}`))
      .filter((at) => at >= 0),
  );
