import { lookup } from "node:dns/promises";
import { isIPv6, type LookupFunction } from "node:net";
import { readOutsideAddress } from "@/lib/rules/site/outside-address";
import { isPublicAddress } from "./public-address";

/** Rules for addresses that somebody has given. */
export interface Network {
  /** Reads an address to ask; undefined for one that may not be asked. */
  readAddress(text: string): URL | undefined;
  resolve(host: string): Promise<string[]>;
  isAllowed(ip: string): boolean;
}

export const INTERNET: Network = {
  readAddress: readOutsideAddress,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/**
 * Makes a lookup that checks each address a connection is made to, so that a name which leads
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
