import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/**
 * Finds the address of a request's client: the socket's, or that in X-Forwarded-For as far as the
 * proxies on the way are trusted.
 * @param trusted addresses or CIDR ranges; also the names loopback, linklocal and uniquelocal
 * @throws TypeError when one is no address
 */
export function clientAddress(trusted: string[]): (request: IncomingMessage) => string {
  const trusts = proxyAddr.compile(trusted);
  return (request) => proxyAddr(request, trusts) ?? "unknown";
}
