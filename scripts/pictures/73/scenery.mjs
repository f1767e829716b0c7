import { chance } from "../chance.mjs";

/** Parts of the pictures, all in morning light: each gives SVG. */

let ids = 0;
/** A name that no other part of the picture has. */
export const id = (/** @type {string} */ of) => `${of}${ids++}`;

/** Colours from one side to the other. @param {string[]} colours @param {boolean} [across] */
export function gradient(colours, across = false) {
  const name = id("g");
  const stops = colours
    .map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`)
    .join("");
  return {
    paint: `url(#${name})`,
    defs: `<linearGradient id="${name}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops}</linearGradient>`,
  };
}

/** A ground or a sky of a gradient. */
export function band(w, y, h, colours) {
  const { paint, defs } = gradient(colours);
  return `${defs}<rect y="${y}" width="${w}" height="${h + 1}" fill="${paint}"/>`;
}

/** A soft light. */
export function glow(x, y, r, colour, strength = 0.8) {
  const name = id("glow");
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${name})"/>`;
}

/** Long clouds. */
export function clouds(w, y, h, n, seed, colour = "#fffaf0") {
  const random = chance(seed);
  let out = "";
  for (let i = 0; i < n; i++) {
    const [x, yy, l] = [random() * w, y + random() * h, w * (0.08 + random() * 0.2)];
    for (let k = 0; k < 4; k++)
      out += `<ellipse cx="${x + (random() - 0.5) * l}" cy="${yy + (random() - 0.5) * l * 0.05}" rx="${l * (0.3 + random() * 0.3)}" ry="${l * (0.02 + random() * 0.025)}" fill="${colour}" opacity="${(0.16 + random() * 0.2).toFixed(2)}"/>`;
  }
  return out;
}

/** A line of hills down to `floor`. */
export function hills(w, base, height, fill, seed, floor = base + 4) {
  const random = chance(seed);
  const phases = [random(), random(), random()].map((p) => p * 6.28);
  let path = `M0 ${floor}`;
  for (let x = 0; x <= w + 12; x += 12) {
    const t = x / w;
    const y =
      0.55 * Math.sin(t * 4 + phases[0]) +
      0.3 * Math.sin(t * 9 + phases[1]) +
      0.15 * Math.sin(t * 21 + phases[2]);
    path += `L${x} ${(base - height * (0.5 + 0.5 * y)).toFixed(1)}`;
  }
  return `<path d="${path}L${w + 12} ${floor}Z" fill="${fill}"/>`;
}

/** Rounded trees side by side, lit from the left. */
export function trees(x0, x1, base, size, fill, seed) {
  const random = chance(seed);
  let out = "";
  for (let x = x0; x < x1; x += size * (0.25 + random() * 0.45)) {
    const s = size * (0.5 + random() * 0.6);
    out += `<ellipse cx="${x.toFixed(1)}" cy="${(base - s * 0.42).toFixed(1)}" rx="${(s * 0.4).toFixed(1)}" ry="${(s * 0.5).toFixed(1)}" fill="${fill}"/><ellipse cx="${(x - s * 0.12).toFixed(1)}" cy="${(base - s * 0.55).toFixed(1)}" rx="${(s * 0.2).toFixed(1)}" ry="${(s * 0.26).toFixed(1)}" fill="#fff6d8" opacity=".12"/>`;
  }
  return out;
}

/** An alder of many leaves, its foot at (x, y), `s` high. */
export function alder(x, y, s, seed, dark = "#3c5238", light = "#7f9a62") {
  const random = chance(seed);
  let leaves = "";
  for (let i = 0; i < 190; i++) {
    const t = random();
    const half = s * 0.19 * Math.sin(Math.PI * (0.1 + 0.86 * t)) * (1.12 - t * 0.5);
    const dx = (random() * 2 - 1) * half;
    const lit = dx < half * 0.1 && random() < 0.6;
    leaves += `<ellipse cx="${(x + dx).toFixed(1)}" cy="${(y - s * (0.2 + 0.78 * t)).toFixed(1)}" rx="${(s * (0.018 + random() * 0.026)).toFixed(1)}" ry="${(s * (0.014 + random() * 0.02)).toFixed(1)}" fill="${lit ? light : dark}" opacity="${(0.55 + random() * 0.45).toFixed(2)}"/>`;
  }
  return `<path d="M${x - s * 0.018} ${y}C${x - s * 0.01} ${y - s * 0.3} ${x - s * 0.006} ${y - s * 0.6} ${x} ${y - s * 0.85}C${x + s * 0.006} ${y - s * 0.6} ${x + s * 0.012} ${y - s * 0.3} ${x + s * 0.02} ${y}Z" fill="#5d4f40"/>${leaves}`;
}

/** Rows of vines that run to a point of the horizon, with the earth between them. */
export function vines(w, h, y, vx, { rows = 15, spread = 1.5, seed = 5, earth, leaf } = {}) {
  const random = chance(seed);
  const soil = earth ?? ["#d8c79f", "#b99d6d"];
  const [dark, mid, light] = leaf ?? ["#46602f", "#66834a", "#9db36d"];
  let out = band(w, y, h - y, soil);
  const left = w / 2 - (w * spread) / 2;
  const order = Array.from({ length: rows }, (_, i) => i).sort(
    (a, b) => Math.abs(b - rows / 2) - Math.abs(a - rows / 2),
  );
  for (const i of order) {
    const bx = left + ((i + 0.5) * w * spread) / rows;
    out += `<path d="M${vx} ${y}L${bx - (w * spread) / rows / 3.4} ${h + 20}H${bx + (w * spread) / rows / 2.1}Z" fill="${dark}" opacity=".3"/>`;
    for (let k = 0; k < 64; k++) {
      const t = (k / 63) ** 2.1;
      const yy = y + 2 + (h * 1.1 - y) * t;
      const x = vx + (bx - vx) * ((yy - y) / (h - y));
      const s = (h - y) * (0.008 + 0.15 * t);
      for (let n = 0; n < 3; n++) {
        const c = [dark, mid, light][n];
        out += `<ellipse cx="${(x + (random() - 0.5 - n * 0.12) * s * 0.75).toFixed(1)}" cy="${(yy - s * (0.28 + n * 0.24 + random() * 0.2)).toFixed(1)}" rx="${(s * (0.42 - n * 0.08)).toFixed(1)}" ry="${(s * (0.34 - n * 0.07)).toFixed(1)}" fill="${c}" opacity="${(0.72 + random() * 0.28).toFixed(2)}"/>`;
      }
    }
  }
  return out;
}

/** A river across the picture, with the sky in it. */
export function river(w, y, h, colours, seed) {
  const random = chance(seed);
  let out = band(w, y, h, colours);
  for (let i = 0; i < 60; i++) {
    const t = random();
    out += `<rect x="${(random() * w).toFixed(1)}" y="${(y + t * h).toFixed(1)}" width="${(30 + 120 * t * random()).toFixed(1)}" height="${(1 + t * 2).toFixed(1)}" rx="1" fill="#fffaf0" opacity="${(0.15 + random() * 0.3).toFixed(2)}"/>`;
  }
  return out;
}

/** The house of the estate: lime walls and roman tiles, as around Clisson. */
export function house(x, y, s) {
  const wall = "#eadfc8";
  const tile = "#b4694a";
  const window = (wx, wy, ww, wh) =>
    `<rect x="${wx}" y="${wy}" width="${ww}" height="${wh}" fill="#55625d"/><rect x="${wx - ww * 0.62}" y="${wy}" width="${ww * 0.5}" height="${wh}" fill="#7a1f35"/><rect x="${wx + ww * 1.12}" y="${wy}" width="${ww * 0.5}" height="${wh}" fill="#7a1f35"/><rect x="${wx}" y="${wy - wh * 0.13}" width="${ww}" height="${wh * 0.1}" fill="#b4694a"/>`;
  const main = `<rect x="${x}" y="${y - s * 0.5}" width="${s}" height="${s * 0.5}" fill="${wall}"/><rect x="${x + s * 0.72}" y="${y - s * 0.5}" width="${s * 0.28}" height="${s * 0.5}" fill="#c9b894" opacity=".5"/><path d="M${x - s * 0.05} ${y - s * 0.49}L${x + s * 0.1} ${y - s * 0.68}H${x + s * 0.9}L${x + s * 1.05} ${y - s * 0.49}Z" fill="${tile}"/><rect x="${x - s * 0.05}" y="${y - s * 0.5}" width="${s * 1.1}" height="${s * 0.022}" fill="#94502f"/>`;
  const barn = `<rect x="${x + s}" y="${y - s * 0.34}" width="${s * 0.85}" height="${s * 0.34}" fill="#e2d5ba"/><path d="M${x + s * 0.98} ${y - s * 0.33}L${x + s * 1.08} ${y - s * 0.47}H${x + s * 1.8}L${x + s * 1.9} ${y - s * 0.33}Z" fill="#a75f42"/><path d="M${x + s * 1.3} ${y}V${y - s * 0.15}A${s * 0.1} ${s * 0.1} 0 0 1 ${x + s * 1.5} ${y - s * 0.15}V${y}Z" fill="#6b4a35"/><path d="M${x + s * 1.28} ${y - s * 0.15}A${s * 0.12} ${s * 0.12} 0 0 1 ${x + s * 1.52} ${y - s * 0.15}" fill="none" stroke="#b4694a" stroke-width="${s * 0.03}"/>`;
  const openings = [0.12, 0.44, 0.76]
    .map(
      (t, i) =>
        window(x + s * t, y - s * 0.43, s * 0.09, s * 0.13) +
        (i === 1 ? "" : window(x + s * t, y - s * 0.2, s * 0.09, s * 0.14)),
    )
    .join("");
  const door = `<path d="M${x + s * 0.42} ${y}V${y - s * 0.19}A${s * 0.065} ${s * 0.065} 0 0 1 ${x + s * 0.55} ${y - s * 0.19}V${y}Z" fill="#2f4a32"/>`;
  const chimney = `<rect x="${x + s * 0.7}" y="${y - s * 0.77}" width="${s * 0.07}" height="${s * 0.13}" fill="#d9c9a8"/>`;
  return chimney + main + barn + openings + door;
}

/** A village church, far off. */
export const steeple = (x, y, s, wall = "#d8ccb4", roof = "#6e7a86") =>
  `<rect x="${x - s * 0.1}" y="${y - s * 0.55}" width="${s * 0.2}" height="${s * 0.55}" fill="${wall}"/><path d="M${x - s * 0.13} ${y - s * 0.54}L${x} ${y - s}L${x + s * 0.13} ${y - s * 0.54}Z" fill="${roof}"/><rect x="${x}" y="${y - s * 0.3}" width="${s * 0.55}" height="${s * 0.3}" fill="${wall}"/><path d="M${x} ${y - s * 0.29}L${x + s * 0.08} ${y - s * 0.42}H${x + s * 0.5}L${x + s * 0.58} ${y - s * 0.29}Z" fill="#b4694a"/><rect x="${x - s * 0.03}" y="${y - s * 0.48}" width="${s * 0.06}" height="${s * 0.12}" fill="#6b665c"/>`;

/** A grain of paper over the whole. */
export function paper(w, h, strength = 0.35) {
  const name = id("grain");
  return `<filter id="${name}"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .28  0 0 0 0 .18  0 0 0 .16 0"/></filter><rect width="${w}" height="${h}" filter="url(#${name})" opacity="${strength}"/>`;
}
