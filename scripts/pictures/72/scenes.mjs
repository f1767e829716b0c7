import { chance } from "../chance.mjs";
import { car } from "./cars.mjs";
import {
  bridge,
  city,
  finish,
  glow,
  hills,
  poplars,
  road,
  sky,
  stars,
  trees,
  water,
} from "./scenery.mjs";

const DUSK = ["#070b16", "#0d1730", "#1d2c4d", "#54496a", "#c17a4a", "#f0b35c"];
const NIGHT = ["#05070d", "#0a1020", "#131d36", "#27365a"];
const DAWN = ["#0b1226", "#22345c", "#6b6a8e", "#d59a79", "#f6cf8f"];

const wet = (w, y, h) =>
  `<linearGradient id="wet${y}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#30343f"/><stop offset="1" stop-color="#08090c"/></linearGradient><rect y="${y}" width="${w}" height="${h - y}" fill="url(#wet${y})"/>`;

const lamp = (x, y, h, colour = "#ffd28a") =>
  `<rect x="${x - 1.5}" y="${y - h}" width="3" height="${h}" fill="#0a0d14"/>${glow(x, y - h, h * 0.9, colour, 0.55)}<circle cx="${x}" cy="${y - h}" r="4" fill="#fff0cf"/>`;

function estuary(w, h, { carX, carY, carW }) {
  const y = h * 0.6;
  return [
    sky(w, y, DUSK),
    stars(w, y * 0.5, 160, 3),
    glow(w * 0.72, y, h * 0.55, "#ffb45c", 0.75),
    hills(w, y, h * 0.035, "#2c2d44", 5),
    bridge(w * 0.42, w * 1.02, y, h * 0.42, "#1c2036"),
    water(w, y, h * 0.22, "#6a5a63", "#101827", "#ffd9a0", 4, w * 0.35, w),
    `<path d="M0 ${h * 0.8}C${w * 0.3} ${h * 0.745} ${w * 0.7} ${h * 0.75} ${w} ${h * 0.79}V${h}H0Z" fill="#0b0d12"/>`,
    `<path d="M0 ${h * 0.835}C${w * 0.3} ${h * 0.79} ${w * 0.7} ${h * 0.795} ${w} ${h * 0.83}V${h * 0.97}C${w * 0.7} ${h * 0.94} ${w * 0.3} ${h * 0.94} 0 ${h * 0.98}Z" fill="#191c24"/>`,
    `<path d="M0 ${h * 0.905}C${w * 0.3} ${h * 0.865} ${w * 0.7} ${h * 0.868} ${w} ${h * 0.898}" fill="none" stroke="#d9c48b" stroke-opacity=".5" stroke-width="5" stroke-dasharray="70 60"/>`,
    car("saloon", carX, carY, carW, { reflected: true }),
    finish(w, h),
  ].join("");
}

const theatre = (x, y, s) => {
  let out = `<rect x="${x}" y="${y - s * 0.62}" width="${s * 1.5}" height="${s * 0.62}" fill="#3a2d22"/><path d="M${x - s * 0.04} ${y - s * 0.62}H${x + s * 1.54}L${x + s * 0.75} ${y - s * 0.86}Z" fill="#4a3a2b"/>`;
  for (let i = 0; i < 8; i++) {
    const cx = x + s * 0.09 + i * s * 0.187;
    out += `<rect x="${cx}" y="${y - s * 0.56}" width="${s * 0.055}" height="${s * 0.54}" fill="#e9c98d" opacity=".92"/><rect x="${cx - s * 0.012}" y="${y - s * 0.58}" width="${s * 0.079}" height="${s * 0.03}" fill="#f3dba9"/>`;
    if (i < 7)
      out += `<rect x="${cx + s * 0.085}" y="${y - s * 0.4}" width="${s * 0.07}" height="${s * 0.36}" fill="#ffdf9e" opacity=".85"/>`;
  }
  return `${glow(x + s * 0.75, y - s * 0.3, s * 1.1, "#ffb95e", 0.55)}${out}<rect x="${x - s * 0.08}" y="${y - s * 0.02}" width="${s * 1.66}" height="${s * 0.05}" fill="#2a211a"/>`;
};

const chateau = (x, y, s, fill, light) => {
  const tower = (tx, tw, th) =>
    `<rect x="${tx}" y="${y - th}" width="${tw}" height="${th + 3}" fill="${fill}"/><path d="M${tx - tw * 0.12} ${y - th}L${tx + tw / 2} ${y - th - tw * 1.5}L${tx + tw * 1.12} ${y - th}Z" fill="${fill}"/><rect x="${tx + tw * 0.4}" y="${y - th * 0.7}" width="${tw * 0.2}" height="${tw * 0.35}" fill="${light}"/>`;
  return `<rect x="${x}" y="${y - s * 0.34}" width="${s}" height="${s * 0.36}" fill="${fill}"/><path d="M${x} ${y - s * 0.34}L${x + s * 0.08} ${y - s * 0.5}H${x + s * 0.92}L${x + s} ${y - s * 0.34}Z" fill="${fill}"/>${tower(x - s * 0.08, s * 0.16, s * 0.44)}${tower(x + s * 0.92, s * 0.16, s * 0.44)}${tower(x + s * 0.42, s * 0.15, s * 0.56)}${[0.15, 0.27, 0.62, 0.74].map((t) => `<rect x="${x + s * t}" y="${y - s * 0.24}" width="${s * 0.035}" height="${s * 0.07}" fill="${light}"/>`).join("")}`;
};

const plane = (x, y, s, colour, angle = -12) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s / 200})" fill="${colour}"><path d="M0 0C10-10 30-13 60-13H150C175-13 196-6 202 0C196 6 175 11 150 11H40C20 11 4 8 0 0Z"/><path d="M150 2L92 46H112L182 4Z"/><path d="M14-6L-14-48H8L44-10Z"/><path d="M120-9L96-28H108L142-10Z"/></g>`;

/** Every picture: its size and what is on it. @type {Record<string, { w: number, h: number, draw: (w: number, h: number) => string }>} */
/** A vehicle by itself, as a list of fares shows it. @param {"saloon" | "van"} kind */
const alone = (kind, w, h) =>
  [
    `<rect width="${w}" height="${h}" fill="#1a1a1a"/>`,
    glow(w * 0.5, h * 0.5, h * 0.9, "#d4af37", 0.16),
    `<rect y="${h * 0.8}" width="${w}" height="${h * 0.2}" fill="#121212"/>`,
    car(kind, w * 0.08, h * 0.84, w * 0.84, { lights: false, reflected: true }),
  ].join("");

export const scenes = {
  hero: {
    w: 2400,
    h: 1350,
    draw: (w, h) => estuary(w, h, { carX: w * 0.56, carY: h * 0.91, carW: w * 0.27 }),
  },
  "hero-mobile": {
    w: 1080,
    h: 1440,
    draw: (w, h) => estuary(w, h, { carX: w * 0.22, carY: h * 0.91, carW: w * 0.62 }),
  },
  reserver: {
    w: 1600,
    h: 900,
    draw: (w, h) =>
      [
        sky(w, h * 0.52, DUSK),
        stars(w, h * 0.3, 90, 8),
        glow(w * 0.6, h * 0.52, h * 0.6, "#ffad55", 0.7),
        hills(w, h * 0.52, 40, "#23243a", 2),
        water(w, h * 0.52, h * 0.2, "#5d5263", "#11182a", "#ffd9a0", 9),
        `<rect y="${h * 0.7}" width="${w}" height="${h * 0.3}" fill="#0b0d12"/>`,
        road(h, h * 0.54, w * 0.6, w * 0.02, w * 0.78),
        finish(w, h),
      ].join(""),
  },
  "escapades-touristiques": {
    w: 1600,
    h: 1000,
    draw: (w, h) => {
      const y = h * 0.56;
      let rows = "";
      for (let i = -14; i < 26; i++)
        rows += `<path d="M${w * 0.3 + i * 9} ${y + 18}L${w * 0.3 + i * 95} ${h}" stroke="#2b2a17" stroke-width="${5 + Math.abs(i) * 0.3}" opacity=".75"/>`;
      return [
        sky(w, y, ["#2a2f4d", "#6a5468", "#c57c4e", "#f4b660", "#ffdf9a"]),
        glow(w * 0.3, y, h * 0.6, "#ffdf8f", 0.9),
        hills(w, y, 70, "#5c4a4a", 11),
        chateau(w * 0.2, y - 8, 300, "#3a2c33", "#ffd98c"),
        trees(0, w * 0.16, y + 6, 70, "#2c2730", 3),
        trees(w * 0.43, w * 0.6, y + 6, 60, "#2c2730", 4),
        `<rect y="${y}" width="${w}" height="${h - y}" fill="#3d3a1f"/>`,
        rows,
        poplars(w * 0.98, h * 0.93, h * 0.85, w * 0.6, 7, "#15140f"),
        `<path d="M0 ${h * 0.86}C${w * 0.4} ${h * 0.82} ${w * 0.8} ${h * 0.83} ${w} ${h * 0.86}V${h}H0Z" fill="#1a1913"/>`,
        car("saloon", w * 0.3, h * 0.945, w * 0.38, { lights: false }),
        finish(w, h),
      ].join("");
    },
  },
  "mise-a-disposition": {
    w: 1600,
    h: 1000,
    draw: (w, h) =>
      [
        sky(w, h, NIGHT),
        stars(w, h * 0.4, 120, 6),
        city(0, w * 0.2, h * 0.66, 260, 9),
        city(w * 0.82, w, h * 0.66, 240, 12),
        theatre(w * 0.2, h * 0.68, w * 0.4),
        wet(w, h * 0.69, h),
        `<g opacity=".3" transform="translate(0 ${h * 1.38}) scale(1 -1)">${theatre(w * 0.2, h * 0.68, w * 0.4)}</g>`,
        lamp(w * 0.1, h * 0.8, 260),
        lamp(w * 0.92, h * 0.8, 260),
        car("saloon", w * 0.3, h * 0.9, w * 0.42, { reflected: true, lights: false }),
        finish(w, h),
      ].join(""),
  },
  "transport-vip": {
    w: 1600,
    h: 1000,
    draw: (w, h) => {
      const y = h * 0.62;
      const jet = `<g transform="translate(${w * 0.34} ${y - 150}) scale(4.4)" fill="#d8d5cf"><path d="M0 30C8 20 30 14 60 13L150 12C190 10 226 14 240 26C236 34 200 38 160 38L40 40C20 40 4 38 0 30Z"/><path d="M4 26L-22-14H-2L34 16Z" fill="#b9b6b0"/><path d="M-34-16H14L18-11H-30Z" fill="#c9c6c0"/><path d="M30 14H72L78 4H44Z" fill="#8e8c88"/><path d="M150 36L84 56H66L112 36Z" fill="#8e8c88"/>${[112, 128, 144, 160, 176].map((x) => `<ellipse cx="${x}" cy="22" rx="4" ry="3.2" fill="#ffdf9e"/>`).join("")}<path d="M216 18C224 19 232 22 236 25L222 24Z" fill="#232a38"/><path d="M196 38V50M66 40V52" stroke="#55585f" stroke-width="3"/><path d="M60 13L150 12C190 10 226 14 240 26" fill="none" stroke="#f6b765" stroke-width="1"/></g>`;
      return [
        sky(w, y, DUSK),
        glow(w * 0.15, y, h * 0.6, "#ffae58", 0.75),
        hills(w, y, 26, "#20233a", 5),
        wet(w, y, h),
        `<rect y="${y}" width="${w}" height="4" fill="#f0b35c" opacity=".3"/>`,
        jet,
        `<g opacity=".16" transform="translate(0 ${y * 2 + 180}) scale(1 -1)">${jet}</g>`,
        Array.from({ length: 12 }, (_, i) =>
          glow(60 + i * 140, y + 6, 26, i % 2 ? "#6fa8ff" : "#ffcf85", 0.8),
        ).join(""),
        car("saloon", w * 0.06, h * 0.9, w * 0.44, { reflected: true }),
        finish(w, h),
      ].join("");
    },
  },
  "vip-premium": {
    w: 1600,
    h: 1000,
    draw: (w, h) => {
      const random = chance(21);
      let bokeh = "";
      for (let i = 0; i < 70; i++)
        bokeh += `<circle cx="${w * (0.12 + random() * 0.82)}" cy="${h * (0.12 + random() * 0.42)}" r="${8 + random() * 34}" fill="${["#ffcf7d", "#ff9d5c", "#8fb4ff", "#ffe7b8"][i % 4]}" opacity="${(0.08 + random() * 0.3).toFixed(2)}"/>`;
      const seat = (x, s) =>
        `<path d="M${x} ${h}V${h * 0.52}C${x} ${h * 0.46} ${x + s * 0.1} ${h * 0.43} ${x + s * 0.2} ${h * 0.42}V${h * 0.36}C${x + s * 0.2} ${h * 0.3} ${x + s * 0.8} ${h * 0.3} ${x + s * 0.8} ${h * 0.36}V${h * 0.42}C${x + s * 0.9} ${h * 0.43} ${x + s} ${h * 0.46} ${x + s} ${h * 0.52}V${h}Z" fill="url(#leather)"/>${[0.25, 0.42, 0.58, 0.75].map((t) => `<path d="M${x + s * t} ${h * 0.5}V${h}" stroke="#000" stroke-opacity=".5" stroke-width="4"/><path d="M${x + s * t + 4} ${h * 0.5}V${h}" stroke="#8d7350" stroke-opacity=".25" stroke-width="2"/>`).join("")}`;
      return [
        `<linearGradient id="leather" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5a4634"/><stop offset=".4" stop-color="#2b2119"/><stop offset="1" stop-color="#0f0c09"/></linearGradient>`,
        sky(w, h, ["#060912", "#101a30", "#22304f"]),
        `<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter><g filter="url(#soft)">${city(0, w, h * 0.56, 260, 31)}${bokeh}</g>`,
        `<path d="M0 0H${w}V${h * 0.1}C${w * 0.7} ${h * 0.07} ${w * 0.3} ${h * 0.07} 0 ${h * 0.16}Z" fill="#0a0908"/>`,
        `<path d="M0 ${h * 0.58}C${w * 0.4} ${h * 0.54} ${w * 0.8} ${h * 0.54} ${w} ${h * 0.57}V${h}H0Z" fill="#0d0b09"/>`,
        `<path d="M0 ${h * 0.585}C${w * 0.4} ${h * 0.545} ${w * 0.8} ${h * 0.545} ${w} ${h * 0.575}" fill="none" stroke="#ffb95e" stroke-width="5" opacity=".8"/>`,
        glow(w * 0.5, h * 0.56, h * 0.6, "#ffae52", 0.25),
        seat(w * 0.08, w * 0.36),
        seat(w * 0.54, w * 0.36),
        finish(w, h),
      ].join("");
    },
  },
  "aeroport-nantes": {
    w: 1600,
    h: 1000,
    draw: (w, h) => {
      const y = h * 0.66;
      const tower = `<path d="M${w * 0.78} ${y}L${w * 0.787} ${y - 330}H${w * 0.808}L${w * 0.815} ${y}Z" fill="#1c2740"/><path d="M${w * 0.772} ${y - 330}H${w * 0.823}L${w * 0.834} ${y - 384}H${w * 0.761}Z" fill="#ffd893"/><rect x="${w * 0.765}" y="${y - 398}" width="${w * 0.065}" height="16" fill="#1c2740"/>`;
      const hall = `<path d="M${w * 0.04} ${y}V${y - 130}C${w * 0.25} ${y - 210} ${w * 0.45} ${y - 190} ${w * 0.66} ${y - 120}V${y}Z" fill="#141d32"/>${Array.from({ length: 17 }, (_, i) => `<rect x="${w * 0.06 + i * 57}" y="${y - 108}" width="46" height="100" fill="#ffdc9c" opacity="${0.4 + 0.35 * Math.sin(i * 1.7) ** 2}"/>`).join("")}<path d="M${w * 0.02} ${y - 126}C${w * 0.25} ${y - 214} ${w * 0.46} ${y - 194} ${w * 0.69} ${y - 116}" fill="none" stroke="#d9c48b" stroke-width="5"/>`;
      return [
        sky(w, y, DAWN),
        glow(w * 0.92, y, h * 0.6, "#ffcf85", 0.8),
        hills(w, y, 30, "#3b4468", 6),
        plane(w * 0.5, h * 0.24, 330, "#0e1526", -14),
        tower,
        hall,
        wet(w, y, h),
        lamp(w * 0.2, h * 0.8, 190),
        lamp(w * 0.7, h * 0.8, 190),
        car("saloon", w * 0.22, h * 0.92, w * 0.44, { reflected: true }),
        finish(w, h),
      ].join("");
    },
  },
  gares: {
    w: 1600,
    h: 1000,
    draw: (w, h) => {
      const y = h * 0.64;
      const canopy = Array.from(
        { length: 15 },
        (_, i) =>
          `<path d="M${w * (-0.1 + i * 0.09)} 0C${w * (0.05 + i * 0.078)} ${h * 0.14} ${w * (0.12 + i * 0.07)} ${h * 0.22} ${w * (0.2 + i * 0.062)} ${h * 0.34}" fill="none" stroke="#3a4666" stroke-width="6"/>`,
      ).join("");
      const train = `<path d="M${-20} ${y - 190}H${w * 0.55}C${w * 0.7} ${y - 186} ${w * 0.82} ${y - 120} ${w * 0.88} ${y - 34}C${w * 0.885} ${y - 12} ${w * 0.87} ${y} ${w * 0.85} ${y}H-20Z" fill="#b9c0cc"/><path d="M-20 ${y - 70}H${w * 0.83}L${w * 0.87} ${y - 40}H-20Z" fill="#26365c"/><path d="M${w * 0.66} ${y - 165}C${w * 0.73} ${y - 150} ${w * 0.78} ${y - 118} ${w * 0.81} ${y - 92}H${w * 0.7}Z" fill="#0c1220"/>${Array.from({ length: 13 }, (_, i) => `<rect x="${20 + i * 74}" y="${y - 150}" width="56" height="50" rx="5" fill="#ffe0a6" opacity=".92"/>`).join("")}<path d="M-20 ${y - 190}H${w * 0.55}C${w * 0.7} ${y - 186} ${w * 0.82} ${y - 120} ${w * 0.88} ${y - 34}" fill="none" stroke="#eef2f8" stroke-width="4"/><ellipse cx="${w * 0.845}" cy="${y - 52}" rx="26" ry="8" fill="#fff4da" transform="rotate(40 ${w * 0.845} ${y - 52})"/>${glow(w * 0.86, y - 46, 170, "#fff0cf", 0.8)}`;
      return [
        sky(w, h, ["#0a1122", "#16223f", "#2d3f66", "#8a7480"]),
        `<rect width="${w}" height="${h * 0.34}" fill="#0a0f1c" opacity=".55"/>`,
        canopy,
        glow(w * 0.5, h * 0.3, h * 0.7, "#ffbf6b", 0.3),
        city(w * 0.7, w, y, 200, 17),
        train,
        wet(w, y, h),
        `<rect y="${y + 18}" width="${w}" height="7" fill="#d4af37" opacity=".55"/>`,
        car("saloon", w * 0.48, h * 0.93, w * 0.44, { reflected: true, mirrored: true }),
        finish(w, h),
      ].join("");
    },
  },
  chauffeur: {
    w: 1200,
    h: 1500,
    draw: (w, h) => {
      const y = h * 0.66;
      return [
        sky(w, y, ["#04060c", "#0a1020", "#16223f", "#3a3a5c", "#a56a4a"]),
        stars(w, h * 0.4, 150, 14),
        glow(w * 0.3, y, h * 0.4, "#ffb55a", 0.5),
        city(0, w, y, 190, 41),
        water(w, y, h * 0.12, "#3a3a52", "#0a101e", "#ffcf85", 8),
        wet(w, h * 0.775, h),
        `<rect y="${h * 0.775}" width="${w}" height="7" fill="#d9c48b" opacity=".25"/>`,
        lamp(w * 0.14, h * 0.83, 620),
        car("saloon", w * 0.1, h * 0.92, w * 0.84, { lights: false, reflected: true }),
        finish(w, h),
      ].join("");
    },
  },
  tarifs: {
    w: 1600,
    h: 900,
    draw: (w, h) => {
      const dial = (x) =>
        `<circle cx="${x}" cy="${h * 0.88}" r="128" fill="#0c0d10" stroke="#d4af37" stroke-opacity=".65" stroke-width="2.500"/>${Array.from({ length: 25 }, (_, i) => `<rect x="${x - 1.5}" y="${h * 0.88 - 114}" width="3" height="${i % 4 ? 8 : 16}" fill="#e9dfc4" opacity=".85" transform="rotate(${-120 + i * 10} ${x} ${h * 0.88})"/>`).join("")}<path d="M${x} ${h * 0.88}L${x - 62} ${h * 0.88 - 70}" stroke="#f2c25c" stroke-width="4"/><circle cx="${x}" cy="${h * 0.88}" r="9" fill="#d4af37"/>`;
      return [
        sky(w, h * 0.5, NIGHT),
        stars(w, h * 0.35, 120, 19),
        glow(w * 0.5, h * 0.5, h * 0.55, "#ffb55a", 0.4),
        hills(w, h * 0.5, 50, "#141b2e", 9),
        `<rect y="${h * 0.5}" width="${w}" height="${h * 0.5}" fill="#090b10"/>`,
        road(h, h * 0.5, w * 0.5, w * 0.1, w * 0.86),
        Array.from({ length: 9 }, (_, i) =>
          glow(
            w * 0.5 + (i % 2 ? 1 : -1) * (14 + 0.62 ** (8 - i) * 700),
            h * 0.5 - 0.62 ** (8 - i) * 150,
            18 + 0.6 ** (8 - i) * 90,
            "#ffcf85",
            0.8,
          ),
        ).join(""),
        `<path d="M0 ${h * 0.8}C${w * 0.3} ${h * 0.7} ${w * 0.7} ${h * 0.7} ${w} ${h * 0.8}V${h}H0Z" fill="#060708"/><path d="M0 ${h * 0.8}C${w * 0.3} ${h * 0.7} ${w * 0.7} ${h * 0.7} ${w} ${h * 0.8}" fill="none" stroke="#d4af37" stroke-opacity=".5" stroke-width="2"/>`,
        dial(w * 0.36),
        dial(w * 0.62),
        finish(w, h),
      ].join("");
    },
  },
  contact: {
    w: 1600,
    h: 900,
    draw: (w, h) => {
      const random = chance(77);
      let lights = "";
      for (let i = 0; i < 1500; i++) {
        const [a, r] = [random() * 6.283, random() ** 1.7];
        const x = w * 0.55 + Math.cos(a) * r * w * 0.5;
        const y = h * 0.44 + Math.sin(a) * r * h * 0.55;
        lights += `<circle cx="${x}" cy="${y}" r="${(0.6 + random() * 1.8).toFixed(1)}" fill="${random() < 0.8 ? "#ffd38a" : "#bcd0ff"}" opacity="${(0.25 + random() * 0.7).toFixed(2)}"/>`;
      }
      let streets = "";
      for (let i = 0; i < 16; i++)
        streets += `<path d="M${w * 0.55} ${h * 0.42}L${w * 0.55 + Math.cos(i * 0.393) * w * 0.7} ${h * 0.42 + Math.sin(i * 0.393) * h * 0.8}" stroke="#ffc874" stroke-opacity=".28" stroke-width="1.600"/>`;
      const river = `M${w + 20} ${h * 0.5}C${w * 0.84} ${h * 0.46} ${w * 0.72} ${h * 0.64} ${w * 0.56} ${h * 0.62}S${w * 0.36} ${h * 0.5} ${w * 0.22} ${h * 0.56}S${w * 0.08} ${h * 0.72} -20 ${h * 0.7}`;
      return [
        `<rect width="${w}" height="${h}" fill="#080b12"/>`,
        glow(w * 0.55, h * 0.42, h * 0.75, "#ffb04f", 0.4),
        streets,
        lights,
        `<path d="${river}" fill="none" stroke="#0a1426" stroke-width="62"/><path d="${river}" fill="none" stroke="#24406d" stroke-width="58" stroke-opacity=".6"/><path d="M${w * 0.47} ${h * 0.585}C${w * 0.55} ${h * 0.6} ${w * 0.64} ${h * 0.62} ${w * 0.7} ${h * 0.57}C${w * 0.64} ${h * 0.655} ${w * 0.54} ${h * 0.645} ${w * 0.47} ${h * 0.585}Z" fill="#0e1119" stroke="#ffc874" stroke-opacity=".6"/>`,
        `<circle cx="${w * 0.5}" cy="${h * 0.53}" r="11" fill="#d4af37"/><circle cx="${w * 0.5}" cy="${h * 0.53}" r="26" fill="none" stroke="#d4af37" stroke-width="2.500"/>`,
        finish(w, h),
      ].join("");
    },
  },
  "galerie-1": {
    w: 1600,
    h: 1067,
    draw: (w, h) => {
      const y = h * 0.42;
      let pans = "";
      const random = chance(5);
      for (let r = 0; r < 7; r++) {
        const [t, b] = [y + (h - y) * (r / 7) ** 1.7, y + (h - y) * ((r + 0.86) / 7) ** 1.7];
        for (let c = -4; c < 8; c++) {
          const at = (yy, k) => w * 0.5 + (k - 2) * (120 + (yy - y) * 0.9);
          pans += `<path d="M${at(t, c) + 4} ${t}H${at(t, c + 0.94)}L${at(b, c + 0.94)} ${b}H${at(b, c) + 4}Z" fill="${["#c98a5f", "#8f7086", "#5a5f86", "#d9a06a"][Math.floor(random() * 4)]}" opacity="${(0.35 + random() * 0.5).toFixed(2)}"/>`;
        }
      }
      return [
        sky(w, y, DUSK),
        glow(w * 0.4, y, h * 0.5, "#ffcf7d", 0.9),
        hills(w, y, 16, "#2a2740", 4),
        `<rect y="${y}" width="${w}" height="${h - y}" fill="#1d1c2a"/>`,
        pans,
        `<path d="M${w * 0.66} ${h * 0.7}L${w * 0.7} ${h * 0.61}L${w * 0.74} ${h * 0.7}Z" fill="#efe6da"/>`,
        finish(w, h),
      ].join("");
    },
  },
  "galerie-2": {
    w: 1600,
    h: 1067,
    draw: (w, h) =>
      [
        sky(w, h * 0.5, ["#131a33", "#3d4470", "#b47a78", "#f7c27d"]),
        glow(w * 0.25, h * 0.5, h * 0.5, "#ffd08a", 0.9),
        city(w * 0.45, w, h * 0.5, 120, 23, "#2b2c47"),
        water(w, h * 0.5, h * 0.3, "#a87f7c", "#26304f", "#ffe2b0", 6, 0, w),
        `<path d="M0 ${h * 0.83}C${w * 0.3} ${h * 0.76} ${w * 0.7} ${h * 0.74} ${w} ${h * 0.66}V${h}H0Z" fill="#8a6a56"/><path d="M0 ${h * 0.83}C${w * 0.3} ${h * 0.76} ${w * 0.7} ${h * 0.74} ${w} ${h * 0.66}" fill="none" stroke="#fff0d4" stroke-width="5" opacity=".6"/>`,
        finish(w, h),
      ].join(""),
  },
  "galerie-3": {
    w: 1600,
    h: 1067,
    draw: (w, h) => {
      const y = h * 0.72;
      const crane = `<g stroke="#d9b445" stroke-width="11" fill="none"><path d="M${w * 0.4} ${y}L${w * 0.46} ${y - 330}M${w * 0.56} ${y}L${w * 0.5} ${y - 330}M${w * 0.42} ${y - 100}H${w * 0.54}M${w * 0.435} ${y - 210}H${w * 0.527}M${w * 0.42} ${y - 100}L${w * 0.527} ${y - 210}M${w * 0.54} ${y - 100}L${w * 0.437} ${y - 210}"/><path d="M${w * 0.3} ${y - 370}H${w * 0.84}M${w * 0.34} ${y - 370}L${w * 0.48} ${y - 520}L${w * 0.82} ${y - 376}M${w * 0.48} ${y - 520}V${y - 330}"/></g><rect x="${w * 0.44}" y="${y - 368}" width="${w * 0.09}" height="56" fill="#8f9096"/><path d="M${w * 0.76} ${y - 370}V${y - 190}" stroke="#b9b9b9" stroke-width="2.500"/><rect x="${w * 0.28}" y="${y - 372}" width="${w * 0.05}" height="62" fill="#6d6e74"/>`;
      return [
        sky(w, y, NIGHT),
        stars(w, h * 0.45, 160, 4),
        city(0, w, y, 210, 52),
        glow(w * 0.5, y - 250, h * 0.5, "#ffb55a", 0.35),
        crane,
        water(w, y, h - y, "#27365a", "#070b14", "#ffcf85", 12),
        finish(w, h),
      ].join("");
    },
  },
  "galerie-4": {
    w: 1600,
    h: 1067,
    draw: (w, h) => {
      const y = h * 0.45;
      let rows = "";
      for (let i = -24; i < 25; i++)
        rows += `<path d="M${w * 0.5 + i * 14} ${y + 24}L${w * 0.5 + i * 150} ${h}" stroke="${i % 2 ? "#3d4a22" : "#556628"}" stroke-width="${16 + Math.abs(i) * 0.4}" opacity=".9"/>`;
      return [
        sky(w, y, ["#36507c", "#7b93b4", "#d8c3a4", "#f6deb0"]),
        glow(w * 0.75, y, h * 0.45, "#fff0c8", 0.8),
        hills(w, y, 90, "#5f6d72", 15),
        hills(w, y + 12, 44, "#3f4d44", 8),
        chateau(w * 0.62, y + 6, 150, "#3d3a3c", "#f2d59a"),
        trees(w * 0.5, w * 0.62, y + 14, 46, "#2d3a2c", 9),
        trees(w * 0.76, w * 0.95, y + 14, 50, "#2d3a2c", 6),
        `<rect y="${y + 16}" width="${w}" height="${h}" fill="#2d3518"/>`,
        rows,
        finish(w, h),
      ].join("");
    },
  },
  "galerie-5": {
    w: 1600,
    h: 1067,
    draw: (w, h) => {
      const y = h * 0.74;
      const tower = (x) =>
        `<rect x="${x}" y="${y - 470}" width="120" height="470" fill="#cbb58a"/><rect x="${x}" y="${y - 484}" width="120" height="16" fill="#e3cfa4"/>${[0, 1, 2].map((i) => `<path d="M${x + 26} ${y - 130 - i * 140}V${y - 200 - i * 140}C${x + 26} ${y - 240 - i * 140} ${x + 94} ${y - 240 - i * 140} ${x + 94} ${y - 200 - i * 140}V${y - 130 - i * 140}Z" fill="#4a3a2a"/>`).join("")}`;
      const wall = `<rect x="${w * 0.5}" y="${y - 190}" width="${w * 0.5}" height="190" fill="#6d5b45"/>${[0.52, 0.68, 0.84].map((t) => `<rect x="${w * t}" y="${y - 250}" width="96" height="250" rx="8" fill="#7d6950"/><path d="M${w * t - 8} ${y - 250}L${w * t + 48} ${y - 360}L${w * t + 104} ${y - 250}Z" fill="#2c3040"/>`).join("")}`;
      return [
        sky(w, y, NIGHT),
        stars(w, h * 0.45, 150, 33),
        glow(w * 0.24, y - 200, h * 0.5, "#ffc677", 0.55),
        `<path d="M${w * 0.1 + 110} ${y - 380}H${w * 0.1 + 250}V${y}H${w * 0.1 + 110}Z" fill="#b29c74"/><circle cx="${w * 0.1 + 180}" cy="${y - 280}" r="46" fill="#3f3226" stroke="#e3cfa4" stroke-width="6"/>`,
        tower(w * 0.1),
        tower(w * 0.1 + 240),
        wall,
        glow(w * 0.76, y - 60, h * 0.4, "#ffb55a", 0.45),
        wet(w, y, h),
        `<g opacity=".18" transform="translate(0 ${y * 2}) scale(1 -1)">${tower(w * 0.1)}${tower(w * 0.1 + 240)}${wall}</g>`,
        finish(w, h),
      ].join("");
    },
  },
  "galerie-6": {
    w: 1600,
    h: 1067,
    draw: (w, h) =>
      [
        sky(w, h * 0.55, DAWN),
        glow(w * 0.7, h * 0.55, h * 0.6, "#ffd793", 0.9),
        hills(w, h * 0.55, 70, "#4c4d70", 3),
        hills(w, h * 0.56, 36, "#2a2e48", 10),
        trees(0, w * 0.3, h * 0.57, 70, "#1c2033", 12),
        `<rect y="${h * 0.56}" width="${w}" height="${h * 0.44}" fill="#1b2130"/><path d="M0 ${h * 0.72}L${w} ${h * 0.68}V${h * 0.97}L0 ${h}Z" fill="#23262f"/><path d="M0 ${h * 0.855}L${w} ${h * 0.825}" stroke="#f0e2c0" stroke-width="6" stroke-dasharray="90 80" opacity=".7"/><path d="M0 ${h * 0.715}L${w} ${h * 0.675}" stroke="#aab0bd" stroke-width="8" opacity=".55"/>`,
        car("van", w * 0.25, h * 0.9, w * 0.5, { reflected: true }),
        finish(w, h),
      ].join(""),
  },
  "vehicule-berline": { w: 1200, h: 600, draw: (w, h) => alone("saloon", w, h) },
  "vehicule-van": { w: 1200, h: 600, draw: (w, h) => alone("van", w, h) },
};
