/** DNS name: letters, digits and hyphens between points, with a last part that is no number. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Lower ports are for other protocols than the web's, mail servers among them. */
const FIRST_PORT_OF_ANYBODY = 1024;

/**
 * Reads an address from outside that the process is to call: https, a host by its name, no user,
 * and the usual port or one above the reserved ones. Callers use the returned address, and never
 * the text, which another parser may read otherwise (`https://127.0.0.1;.example.com/`).
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
