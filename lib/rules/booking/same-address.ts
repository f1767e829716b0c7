import type { Point } from "./road-estimate";

interface Address extends Point {
  kind?: string | undefined;
  address?: string | undefined;
}

/** True for two places that are one: two addresses in a town may have that town's point. */
export function isSameAddress(one: Address, other: Address): boolean {
  if (one.lat !== other.lat || one.lng !== other.lng) return false;
  const isInTown = one.kind === "TOWN" && other.kind === "TOWN";
  return !isInTown || (Boolean(one.address) && one.address === other.address);
}
