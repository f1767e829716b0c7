import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/**
 * Tells whose request one is: the socket's address, or what X-Forwarded-For says as far as the
 * proxies on the way are trusted.
 * @param trusted addresses or CIDR ranges; also the names loopback, linklocal and uniquelocal
 * @throws TypeError when one is no address
 */
export function clientAddress(trusted: string[]): (request: IncomingMessage) => string {
  const trusts = proxyAddr.compile(trusted);
  return (request) => proxyAddr(request, trusts) ?? "unknown";
}
