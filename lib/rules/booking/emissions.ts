/**
 * Returns the greenhouse gases of a ride, in kg CO2e to a tenth (Code des transports, L1431-3 and
 * D1431-1 to D1431-23). It counts the whole car, which carries one customer at a time, over the
 * distance of the ride: the energy burnt on the way, and its production and transport (D1431-7).
 * Building the car and the road is left out. The way to the pickup and back without a customer
 * belongs to it as well: either its kilometres are in the distance or it is in the vehicle's rate.
 * @param ride.distanceKm of one way; zero for a hire without a destination
 * @param vehicle.co2GramsPerKm g CO2e per km, from well to wheel
 */
export const emissionsKg = (
  ride: Parameters<typeof drivenKm>[0],
  vehicle: { co2GramsPerKm: number; includedKmPerHour: number },
): number => Math.round((drivenKm(ride, vehicle) * vehicle.co2GramsPerKm) / 100) / 10;

/**
 * Returns the driven kilometres. The customer of a hire decides on the way: it counts the
 * kilometres that the price includes, or the known way when that is longer.
 */
function drivenKm(
  ride: {
    kind: "TRANSFER" | "HIRE";
    distanceKm: number;
    returnAt?: Date | null | undefined;
    hours?: number | null | undefined;
  },
  { includedKmPerHour }: { includedKmPerHour: number },
): number {
  const { kind, distanceKm, returnAt, hours } = ride;
  if (kind === "HIRE") return Math.max(distanceKm, (hours ?? 0) * includedKmPerHour);
  return distanceKm * (returnAt ? 2 : 1);
}
