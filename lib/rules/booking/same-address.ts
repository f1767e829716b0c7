import type { Point } from "./road-estimate";

interface Address extends Point {
  kind?: string | undefined;
  address?: string | undefined;
}

/** True for two places that are one: two addresses in a town may have that town's point. */
export function isSameAddress(address: Address, other: Address): boolean {
  if (address.lat !== other.lat || address.lng !== other.lng) return false;
  const isInTown = address.kind === "TOWN" && other.kind === "TOWN";
  return !isInTown || (Boolean(address.address) && address.address === other.address);
}
