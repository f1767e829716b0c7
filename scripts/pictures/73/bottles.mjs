import { gradient, id } from "./scenery.mjs";

/**
 * Shapes of bottles, in units of their height: half widths of neck and body, where the shoulder
 * starts and ends below the lip, and how it bends.
 */
const SHAPES = {
  nantaise: { neck: 0.043, body: 0.13, from: 0.27, to: 0.5, bend: 0.62 },
  ligerienne: { neck: 0.045, body: 0.125, from: 0.29, to: 0.4, bend: 0.42 },
  flute: { neck: 0.038, body: 0.104, from: 0.2, to: 0.56, bend: 0.6 },
  cremant: { neck: 0.047, body: 0.14, from: 0.27, to: 0.53, bend: 0.6 },
  layon: { neck: 0.042, body: 0.108, from: 0.3, to: 0.4, bend: 0.42 },
};

/** Glass from its left edge to its right one. */
const GLASS = {
  green: ["#1f2f20", "#4d6a45", "#33502f", "#2a4227", "#21361f", "#3a5734", "#141f14"],
  leaf: ["#4d4a22", "#a39a55", "#857c3e", "#736b34", "#625b2b", "#8d8549", "#37341a"],
  dark: ["#0f1712", "#31443a", "#1b2822", "#151f1a", "#111915", "#27362f", "#080c0a"],
  gold: ["#9a6b17", "#efc765", "#dca63a", "#cf962e", "#bd8425", "#e2b455", "#80560f"],
  pale: ["#b9a45c", "#f3ead0", "#ecdca6", "#e5d294", "#dcc682", "#efe4bd", "#a08b46"],
  rose: ["#c0726a", "#f6cfc4", "#efb1a4", "#e9a496", "#de9586", "#f2c3b7", "#ab5f57"],
};

/**
 * A bottle standing on the line `y`.
 * @param {number} x its axis @param {number} y @param {number} h its height
 * @param {{ shape: keyof typeof SHAPES, glass: keyof typeof GLASS, capsule: string, label?: (box: { x: number, y: number, w: number, h: number }) => string, from?: number, to?: number }} how `from` and `to` are where its label is, from its lip down
 */
export function bottle(x, y, h, { shape, glass, capsule, label, from = 0.57, to = 0.88 }) {
  const { neck, body, from: s0, to: s1, bend } = SHAPES[shape];
  const top = y - h;
  const [n, b] = [neck * h, body * h];
  const mid = s0 + (s1 - s0) * bend;
  const side = (k) =>
    `${x + k * n} ${top + s0 * h}C${x + k * n} ${top + mid * h} ${x + k * b} ${top + (s0 + (s1 - s0) * (1 - bend) * 0.9) * h} ${x + k * b} ${top + s1 * h}`;
  const outline = `M${x - n} ${top + h * 0.012}L${side(-1)}V${y - h * 0.022}Q${x - b} ${y} ${x - b * 0.86} ${y}H${x + b * 0.86}Q${x + b} ${y} ${x + b} ${y - h * 0.022}V${top + s1 * h}C${x + b} ${top + (s0 + (s1 - s0) * (1 - bend) * 0.9) * h} ${x + n} ${top + mid * h} ${x + n} ${top + s0 * h}V${top + h * 0.012}Z`;
  const paint = gradient(GLASS[glass], true);
  const clip = id("bottle");
  const isFoil = shape === "cremant";
  const cap = gradient(
    ["#000", "#fff", "#fff", "#000"].map((c) => c),
    true,
  );
  const capEnd = isFoil ? 0.33 : 0.19;
  const capsuleBody = `<rect x="${x - n * 1.06}" y="${top}" width="${n * 2.12}" height="${h * capEnd}" rx="${n * 0.2}" fill="${capsule}"/><rect x="${x - n * 1.06}" y="${top}" width="${n * 2.12}" height="${h * capEnd}" rx="${n * 0.2}" fill="${cap.paint}" opacity=".16"/><rect x="${x - n * 1.22}" y="${top + h * 0.008}" width="${n * 2.44}" height="${h * (isFoil ? 0.05 : 0.026)}" rx="${n * 0.25}" fill="${capsule}"/><rect x="${x - n * 0.62}" y="${top + h * 0.02}" width="${n * 0.26}" height="${h * (capEnd - 0.03)}" fill="#fff" opacity=".28"/>`;
  const box = { x: x - b * 0.985, y: top + from * h, w: b * 1.97, h: (to - from) * h };
  const shade = id("shade");
  const labelShade = `<linearGradient id="${shade}"><stop offset="0" stop-color="#2a1f10" stop-opacity=".42"/><stop offset=".16" stop-color="#2a1f10" stop-opacity=".06"/><stop offset=".34" stop-color="#fff" stop-opacity=".14"/><stop offset=".62" stop-color="#2a1f10" stop-opacity="0"/><stop offset="1" stop-color="#2a1f10" stop-opacity=".46"/></linearGradient>`;
  const worn = label
    ? `${labelShade}<g clip-path="url(#${clip})">${label(box)}<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="url(#${shade})"/></g>`
    : "";
  return `<clipPath id="${clip}"><path d="${outline}"/></clipPath>${paint.defs}${cap.defs}<ellipse cx="${x + b * 0.5}" cy="${y}" rx="${b * 1.9}" ry="${h * 0.016}" fill="#4a3a22" opacity=".2"/><ellipse cx="${x + b * 0.1}" cy="${y}" rx="${b * 1.12}" ry="${h * 0.01}" fill="#2c2212" opacity=".38"/><path d="${outline}" fill="${paint.paint}"/><g clip-path="url(#${clip})"><path d="M${x - b * 0.72} ${y}V${top + s1 * h * 1.02}C${x - b * 0.72} ${top + (s0 + (s1 - s0) * 0.42) * h} ${x - n * 0.62} ${top + mid * h} ${x - n * 0.62} ${top + s0 * h}V${top}H${x - n * 0.3}V${top + s0 * h}C${x - n * 0.3} ${top + mid * h} ${x - b * 0.56} ${top + (s0 + (s1 - s0) * 0.46) * h} ${x - b * 0.56} ${top + s1 * h * 1.02}V${y}Z" fill="#fff" opacity=".22"/><rect x="${x + b * 0.74}" y="${top + s1 * h}" width="${b * 0.08}" height="${h}" fill="#fff" opacity=".14"/></g>${capsuleBody}${worn}`;
}
