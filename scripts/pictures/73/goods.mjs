import { chance } from "../chance.mjs";
import { bottle } from "./bottles.mjs";
import { emblem } from "./emblem.mjs";
import { label } from "./labels.mjs";
import { letters } from "./letters.mjs";
import { band, glow, gradient, id, paper } from "./scenery.mjs";
import { wines } from "./wines.mjs";

const W = 900;
const H = 1200;
const FLOOR = 1080;

/** A warm wall and a table of limed wood. */
const table = (w, h, floor) =>
  band(w, 0, floor, ["#f7f1e5", "#f1e8d6"]) +
  glow(w * 0.34, h * 0.3, h * 0.6, "#fffdf6", 0.9) +
  band(w, floor - h * 0.065, h, ["#e6d9bf", "#d9c8a7"]) +
  `<rect y="${floor - h * 0.067}" width="${w}" height="2" fill="#c9b68f" opacity=".6"/>`;

const wine = (name) => {
  const { dress, ...how } = wines[name];
  return { ...how, label: label(dress) };
};

const alone = (name) => ({
  w: W,
  h: H,
  draw: () => table(W, H, FLOOR) + bottle(W / 2, FLOOR, 940, wine(name)) + paper(W, H),
});

/** A label seen from near, on its paper. */
const near = (name) => ({
  w: W,
  h: H,
  draw: () => {
    const { dress } = wines[name];
    const shadow = id("shadow");
    return `${band(W, 0, H, ["#efe6d3", "#e4d7bc"])}<filter id="${shadow}"><feGaussianBlur stdDeviation="14"/></filter><rect x="142" y="172" width="640" height="880" fill="#4a3a22" opacity=".3" filter="url(#${shadow})"/>${label(dress)({ x: 130, y: 150, w: 640, h: 880 })}${paper(W, H, 0.6)}`;
  },
});

/** A carton of six bottles, its flaps open. */
const carton = (names, title, colour) => ({
  w: W,
  h: H,
  draw: () => {
    const side = gradient(["#c39a68", "#b78c59", "#a97e4d"], true);
    const [x, w, y] = [150, 600, 560];
    const inside = id("inside");
    const bottles = names
      .map((name, i) => bottle(x + 70 + i * 92, 1010, 700, { ...wine(name), label: undefined }))
      .join("");
    const necks = `<clipPath id="${inside}"><path d="M${x} 0H${x + w}V${y + 60}H${x}Z"/></clipPath><g clip-path="url(#${inside})">${bottles}</g>`;
    return [
      table(W, H, FLOOR),
      side.defs,
      `<ellipse cx="${W / 2 + 30}" cy="${FLOOR}" rx="${w * 0.6}" ry="16" fill="#4a3a22" opacity=".3"/>`,
      `<path d="M${x} ${y}L${x + 34} ${y - 70}H${x + w - 34}L${x + w} ${y}Z" fill="#7d5a34"/>`,
      necks,
      `<path d="M${x} ${y}L${x - 88} ${y + 92}L${x - 88} ${y + 108}L${x} ${y + 34}Z" fill="#d3ad7c"/><path d="M${x + w} ${y}L${x + w + 88} ${y + 92}L${x + w + 88} ${y + 108}L${x + w} ${y + 34}Z" fill="#a67c4c"/>`,
      `<rect x="${x}" y="${y}" width="${w}" height="${FLOOR - y}" fill="${side.paint}"/><rect x="${x}" y="${y}" width="${w}" height="5" fill="#e0bd8e"/>`,
      `<rect x="${x}" y="${y + 320}" width="${w}" height="6" fill="${colour}" opacity=".85"/>`,
      emblem(W / 2, y + 170, 118, colour),
      letters("QUATRE AULNES", { x: W / 2, y: y + 266, size: 46, spacing: 8, fill: colour }),
      letters(title, {
        x: W / 2,
        y: y + 392,
        size: 48,
        fill: colour,
        face: "italic",
        within: w * 0.86,
      }),
      paper(W, H),
    ].join("");
  },
});

const glassOf = (x, y, h, level, wineColour) => {
  const [r, stem] = [h * 0.2, h * 0.4];
  const top = y - h;
  const bowl = `M${x - r * 0.72} ${top}C${x - r * 1.18} ${top + h * 0.2} ${x - r * 1.12} ${top + h * 0.48} ${x} ${y - stem}C${x + r * 1.12} ${top + h * 0.48} ${x + r * 1.18} ${top + h * 0.2} ${x + r * 0.72} ${top}Z`;
  const clip = id("bowl");
  return `<ellipse cx="${x + 26}" cy="${y}" rx="${r * 1.3}" ry="${h * 0.022}" fill="#4a3a22" opacity=".2"/><ellipse cx="${x}" cy="${y - 3}" rx="${r * 0.92}" ry="${h * 0.018}" fill="#fff" fill-opacity=".55" stroke="#9aa39a" stroke-width="2"/><path d="M${x - 5} ${y - 8}Q${x - 3} ${y - stem * 0.5} ${x - 7} ${y - stem}H${x + 7}Q${x + 3} ${y - stem * 0.5} ${x + 5} ${y - 8}Z" fill="#fff" fill-opacity=".6" stroke="#a9b1a8" stroke-width="1.5"/><clipPath id="${clip}"><path d="${bowl}"/></clipPath><path d="${bowl}" fill="#fff" fill-opacity=".38"/><g clip-path="url(#${clip})"><rect x="${x - r * 1.3}" y="${top + level * h}" width="${r * 2.6}" height="${h}" fill="${wineColour}" opacity=".8"/><ellipse cx="${x}" cy="${top + level * h}" rx="${r * 1.02}" ry="${h * 0.018}" fill="#fff" opacity=".35"/><path d="M${x - r * 0.72} ${top + h * 0.06}C${x - r * 0.98} ${top + h * 0.24} ${x - r * 0.8} ${top + h * 0.44} ${x - r * 0.5} ${top + h * 0.5}" fill="none" stroke="#fff" stroke-width="12" opacity=".5"/></g><path d="${bowl}" fill="none" stroke="#99a299" stroke-width="2.200"/><ellipse cx="${x}" cy="${top}" rx="${r * 0.72}" ry="${h * 0.014}" fill="none" stroke="#99a299" stroke-width="2"/>`;
};

/** Two glasses, one of them full as one should be. */
const glasses = {
  w: W,
  h: H,
  draw: () =>
    [
      table(W, H, FLOOR),
      glassOf(590, FLOOR - 40, 720, 0.9, "#e6d27f"),
      glassOf(330, FLOOR, 780, 0.34, "#e9d98d"),
      emblem(330, FLOOR - 640, 62, "#aab5a8"),
      paper(W, H),
    ].join(""),
};

/** A square bottle of oil. */
const oil = {
  w: W,
  h: H,
  draw: () => {
    const glass = gradient(
      ["#55601a", "#b7bd4a", "#99a130", "#868e27", "#a3aa3a", "#4b5415"],
      true,
    );
    const [x, w, top] = [W / 2, 230, 430];
    const random = chance(5);
    const seeds = Array.from({ length: 30 }, () => {
      const px = 190 + random() * 150;
      return `<ellipse cx="${px.toFixed(0)}" cy="${(FLOOR + 6 + random() * 30).toFixed(0)}" rx="9" ry="5.500" fill="${random() < 0.5 ? "#6e4a2f" : "#855b3a"}" transform="rotate(${(random() * 60 - 30).toFixed(0)} ${px.toFixed(0)} ${FLOOR + 20})"/>`;
    }).join("");
    return [
      table(W, H, FLOOR),
      glass.defs,
      `<ellipse cx="${x + 60}" cy="${FLOOR}" rx="220" ry="14" fill="#4a3a22" opacity=".28"/>`,
      `<rect x="${x - 42}" y="${top - 150}" width="84" height="120" rx="8" fill="#2c2a26"/><rect x="${x - 30}" y="${top - 150}" width="14" height="120" fill="#fff" opacity=".2"/>`,
      `<path d="M${x - 38} ${top - 40}H${x + 38}V${top + 10}C${x + 38} ${top + 50} ${x + w / 2} ${top + 50} ${x + w / 2} ${top + 110}V${FLOOR - 14}Q${x + w / 2} ${FLOOR} ${x + w / 2 - 14} ${FLOOR}H${x - w / 2 + 14}Q${x - w / 2} ${FLOOR} ${x - w / 2} ${FLOOR - 14}V${top + 110}C${x - w / 2} ${top + 50} ${x - 38} ${top + 50} ${x - 38} ${top + 10}Z" fill="${glass.paint}"/>`,
      `<rect x="${x - w / 2 + 18}" y="${top + 130}" width="18" height="${FLOOR - top - 170}" fill="#fff" opacity=".28"/>`,
      label({
        motif: "bunch",
        name: ["Huile de", "pépins de raisin"],
        under: "Première pression · 25 cl",
        year: "melon de Bourgogne",
        paper: "#fbf6ea",
        ink: "#3d421a",
        tint: "#8a8f2c",
      })({ x: x - w / 2 + 1, y: top + 190, w: w - 2, h: 330 }),
      seeds,
      paper(W, H),
    ].join("");
  },
};

/** A voucher leaning against the wall, with the glass that it stands for. */
const voucher = {
  w: W,
  h: H,
  draw: () => {
    const [x, y, w, h] = [80, 668, 560, 372];
    const ink = "#3d2c18";
    const wine = "#6d1b2f";
    const shadow = id("shadow");
    const line = (/** @type {number} */ at) =>
      `<path d="M${x + 60} ${at}H${x + w - 60}" stroke="${wine}" stroke-width="2" opacity=".55"/>`;
    const middle = { x: x + w / 2, fill: ink };
    return [
      table(W, H, FLOOR),
      `<filter id="${shadow}"><feGaussianBlur stdDeviation="11"/></filter>`,
      `<g transform="rotate(-4 ${x + w / 2} ${y + h})"><rect x="${x + 14}" y="${y + 20}" width="${w}" height="${h}" fill="#4a3a22" opacity=".3" filter="url(#${shadow})"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="#fdf9ef"/><rect x="${x + 16}" y="${y + 16}" width="${w - 32}" height="${h - 32}" fill="none" stroke="${wine}" stroke-width="2" opacity=".7"/>`,
      emblem(x + w / 2, y + 96, 78, ink),
      letters("BON DE DÉGUSTATION", { ...middle, y: y + 196, size: 33, spacing: 4 }),
      line(y + 222),
      letters("pour deux personnes", { ...middle, y: y + 270, size: 32, face: "italic" }),
      letters("DOMAINE DES QUATRE AULNES", {
        ...middle,
        y: y + 326,
        size: 20,
        spacing: 4,
        fill: wine,
      }),
      "</g>",
      glassOf(700, FLOOR, 720, 0.4, "#e9d98d"),
      paper(W, H),
    ].join("");
  },
};

/** A big bottle beside a usual one. */
const magnum = {
  w: W,
  h: H,
  draw: () =>
    table(W, H, FLOOR) +
    bottle(610, FLOOR - 26, 720, wine("muscadet-les-aulnes")) +
    bottle(360, FLOOR, 1000, wine("muscadet-les-aulnes")) +
    paper(W, H),
};

/** The pictures of what is sold: each wine alone and its label from near, boxes, the rest. */
export const goods = {
  ...Object.fromEntries(Object.keys(wines).map((name) => [name, alone(name)])),
  ...Object.fromEntries(Object.keys(wines).map((name) => [`${name}-etiquette`, near(name)])),
  "muscadet-les-aulnes-magnum": magnum,
  "carton-les-aulnes": carton(Array(6).fill("muscadet-les-aulnes"), "Six Aulnes", "#3d2c18"),
  "coffret-decouverte": carton(
    [
      "gros-plant",
      "muscadet-les-aulnes",
      "muscadet-clisson",
      "anjou-blanc",
      "anjou-rouge",
      "cremant-brut",
    ],
    "Découverte, six bouteilles",
    "#6d1b2f",
  ),
  verres: glasses,
  "huile-pepins": oil,
  "bon-degustation": voucher,
};
