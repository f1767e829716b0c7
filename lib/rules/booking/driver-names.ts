/** Who drives a ride of a booking. */
interface RideDriver {
  leg: "OUTBOUND" | "RETURN" | "HIRE";
  firstname: string;
}

/**
 * Who drives a booking, in a line: one name where it is one person, else each with their way; null for
 * nobody.
 */
export function driverNames(
  drivers: readonly RideDriver[],
  ofLeg: (leg: RideDriver["leg"], firstname: string) => string,
): string | null {
  const names = new Set(drivers.map(({ firstname }) => firstname));
  if (names.size <= 1) return drivers[0]?.firstname ?? null;
  return drivers.map(({ leg, firstname }) => ofLeg(leg, firstname)).join(", ");
}
