/** Point of the earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6371;

export function greatCircleKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Estimates a way by road through points: km, and minutes behind the wheel. A road is longer than
 * the straight line, the more so the shorter it is (Nantes to its airport: 8 km for 11 km by road;
 * to La Baule: 62 for 77; to Paris: 343 for 385), and faster the longer it is.
 */
export function roadEstimate(points: Point[]): { distanceKm: number; durationMin: number } {
  let distanceKm = 0;
  let durationMin = 0;
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1];
    if (!previous) continue;
    const km = greatCircleKm(previous, point);
    const roadKm = km * (1.14 + 0.24 * Math.exp(-km / 60));
    distanceKm += roadKm;
    durationMin += minutesFor(roadKm);
  }
  return { distanceKm, durationMin: Math.round(durationMin) };
}

/** Returns minutes: the first kilometres are town, the next main roads, the rest motorway. */
function minutesFor(km: number): number {
  const town = Math.min(km, 8);
  const main = Math.min(Math.max(km - 8, 0), 30);
  const motorway = Math.max(km - 38, 0);
  return (town / 30 + main / 75 + motorway / 112) * 60;
}
