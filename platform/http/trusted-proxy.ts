import proxyAddr from "proxy-addr";
import { z } from "zod";

/**
 * Tells whether the address of a connection is that of a trusted proxy: its word on the caller's
 * address, and on the address asked for, is believed.
 * @param trusted addresses or CIDR ranges; also the names loopback, linklocal and uniquelocal
 * @throws TypeError when one is no address
 */
export function trustedProxy(trusted: string[]): (address: string | undefined) => boolean {
  const trusts = proxyAddr.compile(trusted);
  return (address) => address !== undefined && trusts(address, 0);
}

/** TRUSTED_PROXIES: addresses, ranges and names, separated by commas. */
export const trustedProxiesVariable = z
  .string()
  .transform((list) => list.split(",").flatMap((address) => address.trim() || []))
  .superRefine((addresses, ctx) => {
    for (const address of addresses.filter((address) => !isProxyAddress(address))) {
      ctx.addIssue({
        code: "custom",
        message: `${address} is neither an address, nor a range such as 10.0.0.0/8, nor one of loopback, linklocal and uniquelocal`,
      });
    }
  });

function isProxyAddress(address: string): boolean {
  try {
    proxyAddr.compile(address);
    return true;
  } catch {
    return false;
  }
}
