import { chance } from "../chance.mjs";
import { bottle } from "./bottles.mjs";
import { label } from "./labels.mjs";
import {
  alder,
  band,
  clouds,
  glow,
  gradient,
  hills,
  house,
  paper,
  river,
  steeple,
  trees,
  vines,
} from "./scenery.mjs";
import { wines } from "./wines.mjs";

const MORNING = ["#d3e0e4", "#e8ebe4", "#f8eed6", "#fbe6c2"];
const WINTER = ["#dfe6ea", "#eef0ee", "#f6f2ea"];
const AUTUMN = ["#cfdbe0", "#eee6d4", "#f8ddb0"];

/** The four alders on the bank, the tallest second. */
const four = (x, y, s) =>
  [
    [0, 0.8, 3],
    [0.3, 1, 7],
    [0.58, 0.9, 11],
    [0.86, 0.74, 19],
  ]
    .map(([dx, k, seed]) => alder(x + dx * s, y + (seed % 3) * 2, s * k, seed))
    .join("");

const wine = (name) => {
  const { dress, ...how } = wines[name];
  return { ...how, label: label(dress) };
};

/** The estate of a morning: the house, the river and its alders, the vines in front. */
function estate(w, h, { y, houseX, houseW, treesX, treesH, vx, rows, spread }) {
  return [
    band(w, 0, y, MORNING),
    glow(w * 0.86, y * 0.5, h * 0.6, "#fff3cf", 0.9),
    clouds(w, y * 0.15, y * 0.4, 7, 4),
    hills(w, y, h * 0.1, "#c5d0bf", 5),
    steeple(houseX - houseW * 1.1, y - h * 0.015, houseW * 0.5),
    hills(w, y + 2, h * 0.05, "#adbf9a", 9),
    trees(0, w * 0.34, y + 6, h * 0.04, "#8fa67c", 3),
    trees(w * 0.9, w, y + 8, h * 0.06, "#86a072", 6),
    river(w, y, h * 0.055, ["#dfe6dd", "#b9cbc8"], 4),
    `<path d="M0 ${y + h * 0.05}C${w * 0.3} ${y + h * 0.035} ${w * 0.7} ${y + h * 0.06} ${w} ${y + h * 0.04}V${y + h * 0.14}H0Z" fill="#a9ba85"/>`,
    house(houseX, y + h * 0.062, houseW),
    four(treesX, y + h * 0.07, treesH),
    vines(w, h, y + h * 0.075, vx, { rows, spread, seed: 5 }),
    paper(w, h),
  ].join("");
}

/** Mist over the lower part, where a title stands on the picture of a narrow window. */
const mist = (w, h, y) =>
  `<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#faf6ed" stop-opacity="0"/><stop offset=".16" stop-color="#faf6ed" stop-opacity=".55"/><stop offset="1" stop-color="#faf6ed" stop-opacity=".8"/></linearGradient><rect y="${y}" width="${w}" height="${h - y}" fill="url(#mist)"/>`;

/** Still things on a table before a wall. */
const still = (w, h, floor, things) =>
  [
    band(w, 0, floor, ["#f6efe1", "#eee3cd"]),
    glow(w * 0.25, h * 0.2, h * 0.8, "#fffdf4", 0.9),
    band(w, floor - h * 0.04, h - floor + h * 0.04, ["#d8c29a", "#bd9f6c"]),
    `<rect y="${floor - h * 0.042}" width="${w}" height="3" fill="#a98a58" opacity=".5"/>`,
    things,
    paper(w, h),
  ].join("");

const oyster = (x, y, s, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M-46 6C-50-20-20-34 8-30C34-28 50-12 46 6C40 26 10 34-14 28C-32 24-44 18-46 6Z" fill="#8f8b80"/><path d="M-38 4C-40-14-16-25 8-22C28-20 40-10 37 4C32 19 8 25-12 21C-26 17-36 12-38 4Z" fill="#e9e7de"/><path d="M-24 4C-24-8-8-15 8-13C20-12 27-5 25 4C21 13 6 16-6 14C-16 12-23 9-24 4Z" fill="#c9cbbf"/><ellipse cx="6" cy="-2" rx="13" ry="6" fill="#f8f7f1" opacity=".8"/></g>`;

const lemon = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-40 0A40 40 0 0 1 40 0Z" fill="#f4dc6b" transform="rotate(180)"/><ellipse rx="40" ry="14" fill="#fbeea4"/><ellipse rx="34" ry="11" fill="#f6df79"/></g>`;

const glass = (x, y, h, colour) => {
  const r = h * 0.19;
  const top = y - h;
  const at = top + h * 0.3;
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${h * 0.025}" fill="#fff" fill-opacity=".6" stroke="#98a098" stroke-width="1.500"/><path d="M${x - 3} ${y}L${x - 4} ${y - h * 0.42}H${x + 4}L${x + 3} ${y}Z" fill="#fff" fill-opacity=".7" stroke="#a5ada4" stroke-width="1"/><path d="M${x - r * 0.96} ${at}C${x - r} ${top + h * 0.42} ${x - r * 0.7} ${top + h * 0.54} ${x} ${y - h * 0.41}C${x + r * 0.7} ${top + h * 0.54} ${x + r} ${top + h * 0.42} ${x + r * 0.96} ${at}Z" fill="${colour}" opacity=".9"/><path d="M${x - r * 0.74} ${top}C${x - r * 1.2} ${top + h * 0.24} ${x - r * 1.05} ${top + h * 0.5} ${x} ${y - h * 0.41}C${x + r * 1.05} ${top + h * 0.5} ${x + r * 1.2} ${top + h * 0.24} ${x + r * 0.74} ${top}Z" fill="#fff" fill-opacity=".2" stroke="#98a098" stroke-width="1.800"/>`;
};

const barrel = (x, y, s) => {
  const wood = gradient(["#8a6238", "#c69a66", "#b3834f", "#7c5730"], true);
  return `${wood.defs}<ellipse cx="${x}" cy="${y}" rx="${s * 0.52}" ry="${s * 0.05}" fill="#3d2f1c" opacity=".35"/><path d="M${x - s * 0.4} ${y}C${x - s * 0.52} ${y - s * 0.36} ${x - s * 0.52} ${y - s * 0.76} ${x - s * 0.4} ${y - s * 1.1}H${x + s * 0.4}C${x + s * 0.52} ${y - s * 0.76} ${x + s * 0.52} ${y - s * 0.36} ${x + s * 0.4} ${y}Z" fill="${wood.paint}"/>${[
    0.1, 0.3, 0.8, 1,
  ]
    .map((t) => {
      const half = s * (0.4 + 0.1 * Math.sin((Math.PI * t) / 1.1));
      return `<rect x="${x - half}" y="${y - s * t - s * 0.03}" width="${half * 2}" height="${s * 0.045}" fill="#5b564c"/>`;
    })
    .join(
      "",
    )}${[-0.24, -0.08, 0.08, 0.24].map((t) => `<path d="M${x + s * t} ${y}Q${x + s * t * 1.28} ${y - s * 0.55} ${x + s * t} ${y - s * 1.1}" fill="none" stroke="#6d4d2b" stroke-width="2" opacity=".5"/>`).join("")}`;
};

/** The vaulted cellar: the tiled hatches of the underground vats, and barrels along the wall. */
function cellar(w, h) {
  const floor = h * 0.66;
  const stones = chance(17);
  let wall = "";
  for (let row = 0; row < 11; row++)
    for (let x = -60 + (row % 2) * 50; x < w; x += 90 + stones() * 50)
      wall += `<rect x="${x.toFixed(0)}" y="${(row * floor) / 11}" width="${(70 + stones() * 50).toFixed(0)}" height="${floor / 11 - 4}" rx="6" fill="${["#d9ccb2", "#e3d8c1", "#cfc1a4"][Math.floor(stones() * 3)]}" opacity=".75"/>`;
  const hatches = [0.2, 0.5, 0.8]
    .map(
      (t) =>
        `<path d="M${w * t - 92} ${h * 0.86}L${w * t - 70} ${h * 0.78}H${w * t + 70}L${w * t + 92} ${h * 0.86}Z" fill="#8c8f8a"/><path d="M${w * t - 70} ${h * 0.85}L${w * t - 54} ${h * 0.792}H${w * t + 54}L${w * t + 70} ${h * 0.85}Z" fill="#c9ccc6"/><rect x="${w * t - 26}" y="${h * 0.812}" width="52" height="7" rx="3" fill="#6b6e69"/>`,
    )
    .join("");
  return [
    band(w, 0, h, ["#cdbfa3", "#e6dbc4"]),
    wall,
    `<path d="M${w * 0.34} ${floor}V${h * 0.3}A${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.66} ${h * 0.3}V${floor}Z" fill="#f9efd4"/>`,
    glow(w * 0.5, h * 0.4, h * 0.75, "#fff4d6", 0.9),
    hillsInDoor(w, h, floor),
    `<path d="M${w * 0.34} ${floor}V${h * 0.3}A${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.66} ${h * 0.3}V${floor}" fill="none" stroke="#b4694a" stroke-width="18"/>`,
    band(w, floor, h - floor, ["#c8b68f", "#a8946b"]),
    `<path d="M${w * 0.34} ${floor}H${w * 0.66}L${w * 0.82} ${h}H${w * 0.18}Z" fill="#fff2cf" opacity=".4"/>`,
    barrel(w * 0.09, h * 0.76, w * 0.13),
    barrel(w * 0.23, h * 0.73, w * 0.12),
    barrel(w * 0.78, h * 0.73, w * 0.12),
    barrel(w * 0.92, h * 0.76, w * 0.13),
    hatches,
    paper(w, h),
  ].join("");
}

const hillsInDoor = (w, h, floor) =>
  `<clipPath id="door"><path d="M${w * 0.34} ${floor}V${h * 0.3}A${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.66} ${h * 0.3}V${floor}Z"/></clipPath><g clip-path="url(#door)">${hills(w, h * 0.5, 50, "#b9c8a6", 3, floor)}${trees(w * 0.3, w * 0.7, h * 0.56, 60, "#8ba377", 8)}${band(w, h * 0.56, floor - h * 0.56, ["#a4b682", "#8da06a"])}</g>`;

const basket = (x, y, s) => {
  const random = chance(41);
  let grapes = "";
  for (let i = 0; i < 90; i++)
    grapes += `<circle cx="${(x + (random() - 0.5) * s * 0.86).toFixed(1)}" cy="${(y - s * (0.42 + random() * 0.16 + 0.1 * Math.cos((random() - 0.5) * 3))).toFixed(1)}" r="${(s * 0.035).toFixed(1)}" fill="${["#c9cf7e", "#b6c069", "#dadf9e", "#a3b05a"][i % 4]}"/>`;
  return `<ellipse cx="${x}" cy="${y}" rx="${s * 0.55}" ry="${s * 0.05}" fill="#3d2f1c" opacity=".3"/>${grapes}<path d="M${x - s * 0.5} ${y - s * 0.44}H${x + s * 0.5}L${x + s * 0.4} ${y}H${x - s * 0.4}Z" fill="#b78a54"/>${[0.1, 0.22, 0.34].map((t) => `<path d="M${x - s * (0.4 + t * 0.23)} ${y - s * t}H${x + s * (0.4 + t * 0.23)}" stroke="#8c6537" stroke-width="${s * 0.025}"/>`).join("")}${[-0.3, -0.15, 0, 0.15, 0.3].map((t) => `<path d="M${x + s * t} ${y}L${x + s * t * 1.24} ${y - s * 0.44}" stroke="#9c7342" stroke-width="${s * 0.02}"/>`).join("")}`;
};

/** Bare vines of January, their wires and posts. */
function winter(w, h) {
  const y = h * 0.5;
  let rows = "";
  for (let i = 0; i < 11; i++) {
    const bx = w * (-0.4 + i * 0.18);
    for (let k = 12; k >= 0; k--) {
      const t = (1 - k / 13) ** 2.4;
      const py = y + 8 + (h - y) * t;
      const x = w * 0.52 + (bx - w * 0.52) * ((py - y) / (h - y));
      const s = 8 + 190 * t;
      rows += `<path d="M${x} ${py}C${x - s * 0.06} ${py - s * 0.3} ${x + s * 0.05} ${py - s * 0.4} ${x} ${py - s * 0.6}M${x} ${py - s * 0.55}Q${x + s * 0.16} ${py - s * 0.7} ${x + s * 0.3} ${py - s * 0.62}" fill="none" stroke="#5b4a3a" stroke-width="${(s * 0.05).toFixed(1)}" stroke-linecap="round"/>`;
      if (k % 3 === 0)
        rows += `<rect x="${x - s * 0.2}" y="${py - s * 0.9}" width="${s * 0.04}" height="${s * 0.9}" fill="#8f7f6a"/>`;
    }
  }
  return [
    band(w, 0, y, WINTER),
    hills(w, y, 70, "#cdd5d3", 5),
    steeple(w * 0.7, y, 110, "#d5d0c4"),
    trees(w * 0.05, w * 0.6, y + 4, 46, "#aeb3a8", 4),
    band(w, y, h - y, ["#dcd9c4", "#b9ac88"]),
    rows,
    paper(w, h),
  ].join("");
}

/** The hills of the Layon in October, mist on the river. */
function layon(w, h) {
  return [
    band(w, 0, h * 0.7, AUTUMN),
    glow(w * 0.7, h * 0.3, h * 0.5, "#ffe9b0", 1),
    `<circle cx="${w * 0.7}" cy="${h * 0.3}" r="46" fill="#fff4d2"/>`,
    hills(w, h * 0.52, 110, "#cdbf9e", 3, h * 0.7),
    hills(w, h * 0.6, 90, "#c3a76b", 12, h * 0.7),
    `<rect y="${h * 0.5}" width="${w}" height="${h * 0.08}" fill="#fdf6e6" opacity=".45"/>`,
    hills(w, h * 0.66, 70, "#b28f4f", 7, h * 0.7),
    clouds(w, h * 0.53, h * 0.14, 12, 9, "#fffaf0"),
    trees(0, w * 0.4, h * 0.68, 60, "#927a45", 5),
    vines(w, h, h * 0.66, w * 0.36, {
      rows: 25,
      spread: 3.4,
      seed: 15,
      earth: ["#c9b07a", "#a5854f"],
      leaf: ["#8a6a26", "#bf8f37", "#e0b85c"],
    }),
    paper(w, h),
  ].join("");
}

/** Every picture of a place: its size and what is on it. @type {Record<string, { w: number, h: number, draw: (w: number, h: number) => string }>} */
export const scenes = {
  hero: {
    w: 2400,
    h: 1350,
    draw: (w, h) =>
      estate(w, h, {
        y: h * 0.46,
        houseX: w * 0.5,
        houseW: w * 0.13,
        treesX: w * 0.79,
        treesH: h * 0.36,
        vx: w * 0.62,
        rows: 29,
        spread: 3.4,
      }),
  },
  "hero-mobile": {
    w: 1080,
    h: 1440,
    draw: (w, h) =>
      estate(w, h, {
        y: h * 0.25,
        houseX: w * 0.16,
        houseW: w * 0.24,
        treesX: w * 0.66,
        treesH: h * 0.2,
        vx: w * 0.5,
        rows: 13,
        spread: 3.4,
      }) + mist(w, h, h * 0.3),
  },
  domaine: {
    w: 1600,
    h: 1000,
    draw: (w, h) =>
      [
        band(w, 0, h * 0.72, MORNING),
        glow(w * 0.2, h * 0.2, h * 0.6, "#fff6d9", 0.9),
        clouds(w, h * 0.08, h * 0.25, 6, 14),
        hills(w, h * 0.6, 120, "#b9c8a9", 4, h * 0.7),
        trees(0, w, h * 0.66, 90, "#90a77a", 12),
        house(w * 0.2, h * 0.72, w * 0.34),
        alder(w * 0.12, h * 0.74, h * 0.5, 5),
        alder(w * 0.9, h * 0.73, h * 0.44, 8),
        band(w, h * 0.72, h * 0.28, ["#d9caa4", "#c2ae80"]),
        `<path d="M0 ${h * 0.74}C${w * 0.3} ${h * 0.72} ${w * 0.4} ${h * 0.78} ${w * 0.36} ${h}H0Z" fill="#a3b57c"/><path d="M${w} ${h * 0.74}C${w * 0.8} ${h * 0.73} ${w * 0.62} ${h * 0.8} ${w * 0.7} ${h}H${w}Z" fill="#9bae74"/>`,
        paper(w, h),
      ].join(""),
  },
  cave: { w: 1600, h: 1000, draw: cellar },
  vendanges: {
    w: 1600,
    h: 1067,
    draw: (w, h) =>
      [
        band(w, 0, h * 0.4, MORNING),
        hills(w, h * 0.4, 60, "#b6c6a4", 8),
        steeple(w * 0.24, h * 0.4, 130),
        trees(w * 0.5, w, h * 0.41, 60, "#8fa67a", 4),
        vines(w, h, h * 0.4, w * 0.5, { rows: 17, spread: 3.4, seed: 25 }),
        basket(w * 0.39, h * 0.93, 270),
        basket(w * 0.57, h * 0.86, 190),
        paper(w, h),
      ].join(""),
  },
  visites: {
    w: 1600,
    h: 1000,
    draw: (w, h) =>
      still(
        w,
        h,
        h * 0.72,
        [
          `<rect x="${w * 0.06}" y="${h * 0.1}" width="${w * 0.3}" height="${h * 0.42}" fill="#c9dbe0"/><g transform="translate(${w * 0.06} ${h * 0.1})">${`<svg width="${w * 0.3}" height="${h * 0.42}" viewBox="0 0 480 420">${band(480, 0, 240, MORNING)}${hills(480, 240, 60, "#b7c7a5", 5)}${trees(0, 480, 250, 50, "#8da478", 4)}${vines(480, 420, 244, 240, { rows: 9, spread: 2, seed: 6 })}</svg>`}</g><rect x="${w * 0.06}" y="${h * 0.1}" width="${w * 0.3}" height="${h * 0.42}" fill="none" stroke="#fbf7ee" stroke-width="16"/><path d="M${w * 0.21} ${h * 0.1}V${h * 0.52}M${w * 0.06} ${h * 0.31}H${w * 0.36}" stroke="#fbf7ee" stroke-width="10"/>`,
          bottle(w * 0.8, h * 0.8, h * 0.66, wine("muscadet-clisson")),
          bottle(w * 0.7, h * 0.82, h * 0.66, wine("muscadet-les-aulnes")),
          glass(w * 0.44, h * 0.82, 300, "#eadb90"),
          glass(w * 0.52, h * 0.87, 320, "#e3cf74"),
          glass(w * 0.6, h * 0.83, 300, "#7a1f35"),
        ].join(""),
      ),
  },
  "visites-mobile": {
    w: 1080,
    h: 1440,
    draw: (w, h) =>
      still(
        w,
        h,
        h * 0.36,
        [
          glass(w * 0.24, h * 0.4, 330, "#eadb90"),
          glass(w * 0.42, h * 0.43, 350, "#e3cf74"),
          glass(w * 0.6, h * 0.4, 330, "#7a1f35"),
          bottle(w * 0.82, h * 0.42, h * 0.38, wine("muscadet-les-aulnes")),
        ].join("") + mist(w, h, h * 0.4),
      ),
  },
  contact: {
    w: 1600,
    h: 900,
    draw: (w, h) =>
      [
        band(w, 0, h * 0.44, MORNING),
        clouds(w, h * 0.06, h * 0.2, 6, 21),
        hills(w, h * 0.44, 90, "#bccab0", 6, h * 0.5),
        trees(0, w, h * 0.45, 40, "#94aa80", 17),
        steeple(w * 0.62, h * 0.47, 230),
        ...[0.5, 0.55, 0.76, 0.82].map((t, i) => house(w * t, h * (0.49 + (i % 2) * 0.02), 90)),
        band(w, h * 0.48, h * 0.25, ["#a9ba85", "#9bae76"]),
        `<path d="M0 ${h * 0.6}C${w * 0.3} ${h * 0.54} ${w * 0.5} ${h * 0.68} ${w} ${h * 0.58}V${h * 0.7}C${w * 0.6} ${h * 0.78} ${w * 0.3} ${h * 0.66} 0 ${h * 0.74}Z" fill="#c3d4d3"/>`,
        four(w * 0.08, h * 0.76, h * 0.42),
        vines(w, h, h * 0.72, w * 0.6, { rows: 31, spread: 4.4, seed: 31 }),
        paper(w, h),
      ].join(""),
  },
  "galerie-1": { w: 1600, h: 1067, draw: winter },
  "galerie-2": {
    w: 1600,
    h: 1067,
    draw: (w, h) =>
      [
        band(w, 0, h * 0.5, MORNING),
        clouds(w, h * 0.1, h * 0.2, 6, 30),
        hills(w, h * 0.5, 80, "#bccbaf", 7),
        trees(0, w, h * 0.53, 70, "#90a87b", 22),
        four(w * 0.3, h * 0.56, h * 0.46),
        river(w, h * 0.54, h * 0.46, ["#dbe4dc", "#a9c0bf"], 8),
        `<g opacity=".3" transform="translate(0 ${h * 1.1}) scale(1 -1)">${four(w * 0.3, h * 0.56, h * 0.4)}</g>`,
        `<path d="M0 ${h * 0.9}C${w * 0.2} ${h * 0.84} ${w * 0.3} ${h * 0.94} ${w * 0.5} ${h}H0Z" fill="#8fa56b"/>`,
        paper(w, h),
      ].join(""),
  },
  "galerie-3": {
    w: 1600,
    h: 1067,
    draw: (w, h) =>
      still(
        w,
        h,
        h * 0.68,
        [
          bottle(w * 0.26, h * 0.82, h * 0.68, wine("gros-plant")),
          glass(w * 0.42, h * 0.84, 330, "#eee4a8"),
          `<ellipse cx="${w * 0.7}" cy="${h * 0.86}" rx="360" ry="86" fill="#4a3a22" opacity=".18"/><ellipse cx="${w * 0.7}" cy="${h * 0.84}" rx="350" ry="84" fill="#f7f5ee"/><ellipse cx="${w * 0.7}" cy="${h * 0.835}" rx="300" ry="68" fill="#e9e6db"/>`,
          ...Array.from({ length: 9 }, (_, i) => {
            const a = (i / 9) * 6.28 + 0.3;
            return oyster(w * 0.7 + Math.cos(a) * 220, h * 0.832 + Math.sin(a) * 44, 1.25, i * 40);
          }),
          lemon(w * 0.7, h * 0.835, 1.1),
        ].join(""),
      ),
  },
  "galerie-4": { w: 1600, h: 1067, draw: layon },
};
