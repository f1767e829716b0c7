import { chance } from "../chance.mjs";

/** Parts of the pictures: each gives SVG for a picture `w` wide and `h` high. */

let ids = 0;

/** A sky from top to horizon. @param {number} w @param {number} y @param {string[]} colours */
export function sky(w, y, colours) {
  const id = `sky${ids++}`;
  const stops = colours
    .map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`)
    .join("");
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><rect width="${w}" height="${y}" fill="url(#${id})"/>`;
}

/** A soft light. @param {number} x @param {number} y @param {number} r @param {string} colour @param {number} [strength] */
export function glow(x, y, r, colour, strength = 0.8) {
  const id = `glow${ids++}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r}" fill="url(#${id})"/>`;
}

/** Stars of the upper sky. @param {number} w @param {number} h @param {number} n @param {number} seed */
export function stars(w, h, n, seed) {
  const random = chance(seed);
  return Array.from({ length: n }, () => {
    const [x, y, r] = [random() * w, random() ** 1.6 * h, 0.5 + random() * 1.1];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${(0.15 + random() * 0.5).toFixed(2)}"/>`;
  }).join("");
}

/** A line of hills. @param {number} w @param {number} base @param {number} height @param {string} fill @param {number} seed */
export function hills(w, base, height, fill, seed) {
  const random = chance(seed);
  const phases = [random(), random(), random()].map((p) => p * 6.28);
  let path = `M0 ${base + 4}`;
  for (let x = 0; x <= w; x += 12) {
    const t = x / w;
    const y =
      0.5 * Math.sin(t * 5 + phases[0]) +
      0.3 * Math.sin(t * 11 + phases[1]) +
      0.2 * Math.sin(t * 23 + phases[2]);
    path += `L${x} ${(base - height * (0.5 + 0.5 * y)).toFixed(1)}`;
  }
  return `<path d="${path}L${w} ${base + 4}Z" fill="${fill}"/>`;
}

/** Trees in silhouette. @param {number} x0 @param {number} x1 @param {number} base @param {number} size @param {string} fill @param {number} seed */
export function trees(x0, x1, base, size, fill, seed) {
  const random = chance(seed);
  let out = "";
  for (let x = x0; x < x1; x += size * (0.25 + random() * 0.5)) {
    const s = size * (0.55 + random() * 0.6);
    out += `<ellipse cx="${x}" cy="${base - s * 0.5}" rx="${s * 0.34}" ry="${s * 0.55}" fill="${fill}"/>`;
  }
  return out;
}

/** A row of poplars that shrinks into the distance. */
export function poplars(x, base, size, towards, n, fill) {
  let out = "";
  for (let i = 0; i < n; i++) {
    const k = 0.72 ** i;
    const px = towards + (x - towards) * k;
    const s = size * k;
    const b = base - (size - s) * 0.02;
    out += `<path d="M${px} ${b - s}C${px + s * 0.16} ${b - s * 0.62} ${px + s * 0.15} ${b - s * 0.1} ${px + s * 0.03} ${b}H${px - s * 0.03}C${px - s * 0.15} ${b - s * 0.1} ${px - s * 0.16} ${b - s * 0.62} ${px} ${b - s}Z" fill="${fill}"/>`;
  }
  return out;
}

/** Lit buildings along the horizon. */
export function city(x0, x1, base, height, seed, fill = "#0d1320", light = "#f2c978") {
  const random = chance(seed);
  let out = "";
  for (let x = x0; x < x1; ) {
    const bw = 22 + random() * 60;
    const bh = height * (0.25 + random() * 0.75);
    out += `<rect x="${x}" y="${base - bh}" width="${bw}" height="${bh + 4}" fill="${fill}"/>`;
    for (let wy = base - bh + 8; wy < base - 8; wy += 12) {
      for (let wx = x + 5; wx < x + bw - 6; wx += 10) {
        if (random() < 0.28) {
          out += `<rect x="${wx}" y="${wy}" width="3.500" height="5" fill="${light}" opacity="${(0.25 + random() * 0.65).toFixed(2)}"/>`;
        }
      }
    }
    x += bw + random() * 8;
  }
  return out;
}

/** Still water under a horizon, with streaks of the sky's light. */
export function water(w, y, h, top, bottom, light, seed, from = 0, to = w) {
  const id = `water${ids++}`;
  const random = chance(seed);
  let streaks = "";
  for (let i = 0; i < 150; i++) {
    const d = random();
    const yy = y + 3 + d * d * (h - 6);
    const len = 20 + d * 150 * random();
    const x = from + random() * (to - from);
    streaks += `<rect x="${x - len / 2}" y="${yy}" width="${len}" height="${(0.8 + d * 2).toFixed(1)}" rx="1" fill="${light}" opacity="${(0.05 + random() * 0.22).toFixed(2)}"/>`;
  }
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><rect y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>${streaks}`;
}

/** A cable-stayed bridge far off. */
export function bridge(x0, x1, y, size, colour) {
  const deck = (x) => y - size * 0.22 * Math.sin((Math.PI * (x - x0)) / (x1 - x0));
  let out = `<path d="M${x0} ${y}Q${(x0 + x1) / 2} ${y - size * 0.47} ${x1} ${y}" fill="none" stroke="${colour}" stroke-width="${size * 0.022}"/>`;
  for (const t of [0.4, 0.6]) {
    const px = x0 + (x1 - x0) * t;
    const top = deck(px) - size * 0.42;
    out += `<path d="M${px - 5} ${y + 4}L${px} ${top}L${px + 5} ${y + 4}" fill="none" stroke="${colour}" stroke-width="${size * 0.016}"/>`;
    for (let i = 1; i <= 9; i++) {
      for (const side of [-1, 1]) {
        const cx = px + side * i * (x1 - x0) * 0.0108;
        out += `<path d="M${px} ${top + i * size * 0.014}L${cx} ${deck(cx)}" stroke="${colour}" stroke-width=".8" opacity=".75"/>`;
      }
    }
    out += `<circle cx="${px}" cy="${top}" r="2.200" fill="#ff6b5e"/>`;
  }
  for (let t = 0.05; t < 1; t += 0.05) {
    const px = x0 + (x1 - x0) * t;
    out += `<rect x="${px - 1}" y="${deck(px)}" width="2" height="${y - deck(px) + 6}" fill="${colour}"/>`;
  }
  return out;
}

/** A road that runs to a vanishing point. */
export function road(h, y, vx, left, right, { asphalt = "#14161c", line = "#d9c48b" } = {}) {
  const id = `road${ids++}`;
  let dashes = "";
  for (let i = 0; i < 14; i++) {
    const [a, b] = [1 - 0.78 ** i, 1 - 0.78 ** (i + 0.45)].map((t) => h - (h - y) * t);
    const mid = (left + right) / 2;
    const at = (yy) => vx + (mid - vx) * ((yy - y) / (h - y));
    const half = (yy) => Math.max(0.5, 9 * ((yy - y) / (h - y)));
    dashes += `<path d="M${at(a) - half(a)} ${a}L${at(b) - half(b)} ${b}H${at(b) + half(b)}L${at(a) + half(a)} ${a}Z" fill="${line}" opacity=".55"/>`;
  }
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a2d36"/><stop offset=".25" stop-color="${asphalt}"/><stop offset="1" stop-color="#0b0c10"/></linearGradient><path d="M${vx - 2} ${y}L${left} ${h}H${right}L${vx + 2} ${y}Z" fill="url(#${id})"/>${dashes}<path d="M${vx} ${y}L${left} ${h}M${vx} ${y}L${right} ${h}" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`;
}

/** Film grain and a dark edge over the whole. */
export function finish(w, h) {
  return `<radialGradient id="edge" cx=".5" cy=".45" r=".8"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient><rect width="${w}" height="${h}" fill="url(#edge)"/><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .09 0"/></filter><rect width="${w}" height="${h}" filter="url(#grain)" opacity=".5"/>`;
}
