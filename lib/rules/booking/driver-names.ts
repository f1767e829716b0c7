interface RideDriver {
  leg: "OUTBOUND" | "RETURN" | "HIRE";
  firstname: string;
}

/** Lists a booking's drivers in a line: one name for one person, else each with their way. */
export function driverNames(
  drivers: readonly RideDriver[],
  ofLeg: (leg: RideDriver["leg"], firstname: string) => string,
): string | null {
  const names = new Set(drivers.map(({ firstname }) => firstname));
  if (names.size <= 1) return drivers[0]?.firstname ?? null;
  return drivers.map(({ leg, firstname }) => ofLeg(leg, firstname)).join(", ");
}
