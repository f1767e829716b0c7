import type { Point } from "./road-estimate";

interface Address extends Point {
  kind?: string | undefined;
  address?: string | undefined;
}

/** Tells whether two places are the same: two addresses in a town may share that town's point. */
export function isSameAddress(address: Address, other: Address): boolean {
  if (address.lat !== other.lat || address.lng !== other.lng) return false;
  const isInTown = address.kind === "TOWN" && other.kind === "TOWN";
  return !isInTown || (Boolean(address.address) && address.address === other.address);
}
