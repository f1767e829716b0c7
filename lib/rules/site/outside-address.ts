/** A name of the DNS: letters, digits and hyphens between points, of which the last part is no number. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Ports below are of other protocols than the web's, and of mail servers among them. */
const FIRST_PORT_OF_ANYBODY = 1024;

/**
 * Reads an address that somebody has given, for the process to ask there: https, a host by its name,
 * no user, and the usual port or one of anybody's. Whoever asks uses what is returned, and never the
 * text, which another parser may read otherwise (`https://127.0.0.1;.example.com/`).
 * @returns undefined for every other address
 */
export function readOutsideAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const { protocol, hostname, port, username, password } = address;
  if (protocol !== "https:" || username !== "" || password !== "") return undefined;
  if (port !== "" && Number(port) < FIRST_PORT_OF_ANYBODY) return undefined;
  return HOST.test(hostname) ? address : undefined;
}
