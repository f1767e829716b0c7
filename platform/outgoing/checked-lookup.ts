import { lookup } from "node:dns/promises";
import { isIPv6, type LookupFunction } from "node:net";
import { readOutsideAddress } from "@/lib/rules/site/outside-address";
import { isPublicAddress } from "./public-address";

/** What may be asked at an address that somebody has given. */
export interface Network {
  /** The address as it is asked for; undefined for one that may not be. */
  readAddress(text: string): URL | undefined;
  /** Every IP address of a host. */
  resolve(host: string): Promise<string[]>;
  isAllowed(ip: string): boolean;
}

export const INTERNET: Network = {
  readAddress: readOutsideAddress,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/**
 * Finds the addresses that a connection is made to: each has been looked at, so that a name which leads
 * elsewhere a moment later leads nowhere.
 * @param refusal the error for a host of which an address is not allowed
 */
export function checkedLookup(network: Network, refusal: () => Error): LookupFunction {
  return (host, { all }, found) => {
    const findAll = async () => {
      const ips = await network.resolve(host);
      const [first] = ips;
      if (!first || !ips.every(network.isAllowed)) throw refusal();
      return ips.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    };
    findAll().then(
      (addresses) => {
        const [first] = addresses;
        if (all || !first) found(null, addresses);
        else found(null, first.address, first.family);
      },
      (error: Error) => found(error, []),
    );
  };
}
