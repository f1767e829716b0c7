import sharp from "sharp";
import { communes } from "@/platform/geo/places/gazetteer";
import { rivers } from "@/platform/geo/places/rivers";
import { chance } from "../chance.mjs";

/**
 * Draws the west of France by night from the places and rivers that the site knows, with the ways
 * that rides often take: a commune has as many lights as its population makes, and the coast is
 * where they end.
 */
const [WIDTH, HEIGHT] = [1600, 900];
/** Middle of the picture in degrees, and its pixels a degree of latitude. */
const MIDDLE = { lat: 47.25, lng: -2.22 };
const SCALE = 640;
const START = "Nantes";
const ENDS = ["Guérande", "Saint-Nazaire", "Pornic", "Clisson", "Angers", "Cholet", "Les Herbiers"];

type Point = [x: number, y: number];
const random = chance(72);
const narrow = Math.cos((MIDDLE.lat * Math.PI) / 180);
const onPaper = ({ lat, lng }: { lat: number; lng: number }): Point => [
  WIDTH / 2 + (lng - MIDDLE.lng) * narrow * SCALE,
  HEIGHT / 2 - (lat - MIDDLE.lat) * SCALE,
];
const isNear = ([x, y]: Point) => x > -80 && x < WIDTH + 80 && y > -80 && y < HEIGHT + 80;
const written = (point: Point) => point.map((value) => value.toFixed(1)).join(" ");
const circle = ([x, y]: Point, radius: number, opacity: number) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" opacity="${opacity.toFixed(2)}"/>`;

/** Draws a number around 0, seldom beyond 2. */
const around = () => (random() + random() + random() + random() - 2) * 1.7;

const lit = communes.flatMap(({ name, lat, lng, population }) => {
  if (lat === undefined || lng === undefined) return [];
  const at = onPaper({ lat, lng });
  return isNear(at) ? [{ name, at, population: Math.max(population, 100) }] : [];
});
const glows = lit.map(({ at, population }) =>
  circle(at, 5 + Math.sqrt(population) / 4.6, Math.min(0.14 + Math.sqrt(population) / 900, 0.5)),
);
const lights = lit.flatMap(({ at: [x, y], population }) => {
  const spread = 0.8 + Math.sqrt(population) / 26;
  return Array.from({ length: Math.ceil(1 + population / 420) }, () => {
    const at: Point = [x + around() * spread, y + around() * spread];
    return circle(at, 0.35 + random() ** 3 * 0.95, 0.3 + random() * 0.7);
  });
});

/** Draws a line through the middles between points, bent at each of them. */
const bentLine = ([first, ...points]: Point[]) => {
  const curves = points.map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    return `Q${written([x, y])} ${written([(x + nextX) / 2, (y + nextY) / 2])}`;
  });
  return first ? `<path d="M${written(first)}${curves.join("")}"/>` : "";
};
const water = rivers.map(({ course }) => bentLine(course.map(onPaper))).join("");

const placeOf = (name: string): Point => {
  const [largest] = lit
    .filter((place) => place.name === name)
    .sort((a, b) => b.population - a.population);
  if (!largest) throw new Error(`No such place: ${name}`);
  return largest.at;
};
const start = placeOf(START);
const ways = ENDS.map((name) => {
  const end = placeOf(name);
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const bend = 0.12 * Math.sign(dx);
  const over: Point = [start[0] + dx / 2 + dy * bend, start[1] + dy / 2 - dx * bend];
  return `<path d="M${written(start)}Q${written(over)} ${written(end)}"/>`;
}).join("");
const marks = ENDS.map((name) => circle(placeOf(name), 4.5, 1)).join("");

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
  <radialGradient id="night" cx="68%" cy="46%" r="80%"><stop offset="0" stop-color="#171922"/><stop offset="1" stop-color="#0a0b0f"/></radialGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="#ffb45c"/><stop offset=".35" stop-color="#e0862e" stop-opacity=".45"/><stop offset="1" stop-color="#c9701c" stop-opacity="0"/></radialGradient>
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter>
</defs>
<rect width="100%" height="100%" fill="url(#night)"/>
<g fill="none" stroke="#3d5273" stroke-linecap="round" stroke-linejoin="round">
  <g stroke-width="9" opacity=".3" filter="url(#soft)">${water}</g>
  <g stroke-width="2" opacity=".8">${water}</g>
</g>
<g fill="url(#glow)">${glows.join("")}</g>
<g fill="#ffdfae">${lights.join("")}</g>
<g fill="none" stroke="#d4af37" stroke-linecap="round">
  <g stroke-width="7" opacity=".3" filter="url(#soft)">${ways}</g>
  <g stroke="#dfbd55" stroke-width="1.6">${ways}</g>
  <g stroke="#dfbd55" stroke-width="1.6" fill="#0c0d12">${marks}${circle(start, 8, 1)}</g>
</g>
</svg>`;

await sharp(Buffer.from(svg))
  .png()
  .toFile(process.argv[2] ?? "night-map.png");
