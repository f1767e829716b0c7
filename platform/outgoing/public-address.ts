import { BlockList, isIP } from "node:net";

/** Networks outside the public internet, for IPv4. */
const PRIVATE_V4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Parts of 2000::/3 that lead elsewhere: Teredo and the like, documentation, 6to4. */
const PRIVATE_V6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refused = new BlockList();
for (const [net, prefix] of PRIVATE_V4) refused.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of PRIVATE_V6) refused.addSubnet(net, prefix, "ipv6");

/** Public addresses of IPv6; addresses that wrap an IPv4 one are none. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Tells whether an IP address is public: not private, loopback, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, "ipv4");
    case 6:
      return globalUnicast.check(address, "ipv6") && !refused.check(address, "ipv6");
    default:
      return false;
  }
}
