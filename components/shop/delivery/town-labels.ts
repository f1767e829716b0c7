import { MAP } from "./map-frame";

/** Name on a map, its foot in the middle at `x` and `y`. */
export interface MapLabel {
  name: string;
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Rough width of a letter on a map, and height of a line. */
const LETTER = 5.9;
const LINE = 14;
/** Height of the dot of the town, below the name. */
const FOOT = 6;
const SCALE: Box = { left: 0, right: 110, top: MAP.height - 26, bottom: MAP.height };
/** Extent of a marker around the foot of its pin. */
const MARKER = { side: 11, above: 27, below: 3 };

/** Returns the names that fit without covering each other, a marker or the scale, in order. */
export function townLabels(
  towns: readonly MapLabel[],
  markers: readonly { x: number; y: number }[],
): MapLabel[] {
  const ofMarkers = markers.map(
    ({ x, y }): Box => ({
      left: x - MARKER.side,
      right: x + MARKER.side,
      top: y - MARKER.above,
      bottom: y + MARKER.below,
    }),
  );
  const taken = [SCALE, ...ofMarkers];
  return towns.filter((town) => {
    const box = boxOf(town);
    const isInside =
      box.left >= 2 && box.right <= MAP.width - 2 && box.top >= 2 && box.bottom <= MAP.height - 2;
    if (!isInside || taken.some((other) => meets(box, other))) return false;
    taken.push(box);
    return true;
  });
}

function boxOf({ name, x, y }: MapLabel): Box {
  const half = (name.length * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - LINE, bottom: y + FOOT };
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
