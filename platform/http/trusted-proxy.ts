import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/**
 * Tells whether a request comes straight from a proxy that is trusted, so that what it says of
 * the address it was asked at is believed.
 * @param trusted addresses or CIDR ranges; also the names loopback, linklocal and uniquelocal
 * @throws TypeError when one is no address
 */
export function trustedProxy(trusted: string[]): (request: IncomingMessage) => boolean {
  const trusts = proxyAddr.compile(trusted);
  return ({ socket }) => socket.remoteAddress !== undefined && trusts(socket.remoteAddress, 0);
}
