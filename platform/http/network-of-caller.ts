import ipaddr from "ipaddr.js";

/**
 * Returns the network whose calls count together: an IPv4 address, or the /64 of an IPv6 one, of
 * which a single customer of a provider has 2^64 to call from.
 */
export function networkOfCaller(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") return read.toString();
  const first = (read as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${first.join(":")}::/64`;
}
