import type { Point } from "@/lib/rules/booking/road-estimate";

/** Size of the map's drawing, in its own units. */
export const MAP = { width: 400, height: 320 } as const;

/** Area that a map shows, in degrees. */
export interface MapFrame {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Least height in degrees of latitude: about two kilometres, for a single shop's surroundings. */
const LEAST_SPAN = 0.02;
/** Share of the map that stays free around its points. */
const MARGIN = 0.16;
const KM_PER_DEGREE = 111.2;

/** Returns the frame of some points with a margin around them, north up and true to scale. */
export function frameAround(points: readonly Point[]): MapFrame {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const lat = (south + north) / 2;
  const lng = (west + east) / 2;
  const shape = MAP.width / MAP.height;
  // As far as it is wide, in degrees of latitude, at the map's own proportions.
  const wide = ((east - west) * shrink(lat)) / shape;
  const span = Math.max(north - south, wide, LEAST_SPAN) / (1 - 2 * MARGIN);
  return framed({ lat, lng }, span);
}

/** Returns the frame around another centre, so many times as large; less than 1 is nearer. */
export const zoomed = (frame: MapFrame, centre: Point, times: number): MapFrame =>
  framed(centre, (frame.north - frame.south) * times);

function framed({ lat, lng }: Point, span: number): MapFrame {
  const across = ((span * MAP.width) / MAP.height / shrink(lat)) * 0.5;
  return { south: lat - span / 2, north: lat + span / 2, west: lng - across, east: lng + across };
}

export function onMap({ south, west, north, east }: MapFrame, { lat, lng }: Point) {
  return {
    x: Math.round(((lng - west) / (east - west)) * MAP.width * 10) / 10,
    y: Math.round(((north - lat) / (north - south)) * MAP.height * 10) / 10,
  };
}

/** Returns the length of the scale: a round number of kilometres, a quarter of the map at most. */
export function mapScale({ south, north }: MapFrame): { km: number; width: number } {
  const kmHigh = (north - south) * KM_PER_DEGREE;
  const most = (kmHigh * MAP.width) / MAP.height / 4;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = power * ([5, 2].find((round) => round * power <= most) ?? 1);
  return { km, width: (km / kmHigh) * MAP.height };
}

/** Returns a degree of longitude in degrees of latitude: shorter the further north. */
const shrink = (lat: number): number => Math.cos((lat * Math.PI) / 180);
