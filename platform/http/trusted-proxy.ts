import proxyAddr from "proxy-addr";

/**
 * Tells whether the address of a connection is that of a proxy that is trusted: what it says of who
 * asks, and of the address that was asked, is believed.
 * @param trusted addresses or CIDR ranges; also the names loopback, linklocal and uniquelocal
 * @throws TypeError when one is no address
 */
export function trustedProxy(trusted: string[]): (address: string | undefined) => boolean {
  const trusts = proxyAddr.compile(trusted);
  return (address) => address !== undefined && trusts(address, 0);
}
