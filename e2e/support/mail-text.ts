const PLAIN_PART = /\r\nContent-Type: text\/plain([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/i;

/** What one reads in a mail (RFC 5322) as plain text, whatever its encoding is (RFC 2045). */
export function mailText(source: string): string {
  const [, head = "", body = ""] = PLAIN_PART.exec(source) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
