/**
 * The greenhouse gases of a ride, in kg CO2e to a tenth (Code des transports, L1431-3 and D1431-1 to
 * D1431-23). Counted is the whole car, which carries one customer at a time, over the distance that
 * is given: the energy burnt on the way and what it took to make and bring it (D1431-7). Building
 * the car and the road is not. The way to the pickup and back without a customer belongs to it as
 * well: either its kilometres are in the distance or it is in the vehicle's rate.
 * @param ride.gramsPerKm g CO2e per km, from well to wheel
 */
export const emissionsKg = (ride: { distanceKm: number; gramsPerKm: number }): number =>
  Math.round((ride.distanceKm * ride.gramsPerKm) / 100) / 10;
