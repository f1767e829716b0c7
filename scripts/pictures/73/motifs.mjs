import { chance } from "../chance.mjs";
import { emblem } from "./emblem.mjs";

const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Drawings of the labels: each about (x, y), at most `s` wide each way, in ink and a colour. */
export const motifs = {
  alders: (x, y, s, ink, tint) => emblem(x, y + s * 0.34, s * 0.86, ink, tint),

  /** Stones across the water. */
  ford(x, y, s, ink, tint) {
    const waves = [-0.36, -0.1, 0.16, 0.42]
      .map((dy, i) => {
        const half = s * (0.62 - Math.abs(i - 1.5) * 0.08);
        const yy = y + dy * s;
        return line(
          `M${x - half} ${yy}q${half / 4} ${-s * 0.1} ${half / 2} 0t${half / 2} 0t${half / 2} 0t${half / 2} 0`,
          tint,
          s * 0.028,
        );
      })
      .join("");
    const stones = [
      [-0.44, 0.36, 0.15],
      [-0.14, 0.14, 0.13],
      [0.12, -0.08, 0.11],
      [0.35, -0.26, 0.09],
    ]
      .map(
        ([dx, dy, r]) =>
          `<ellipse cx="${x + dx * s}" cy="${y + dy * s}" rx="${r * s}" ry="${r * s * 0.5}" fill="${ink}"/>`,
      )
      .join("");
    return waves + stones;
  },

  granite(x, y, s, ink, tint) {
    const random = chance(12);
    let grains = "";
    for (let i = 0; i < 210; i++) {
      const [a, r] = [random() * 6.28, Math.sqrt(random()) * 0.5];
      const [px, py] = [x + Math.cos(a) * r * s * 1.15, y + Math.sin(a) * r * s * 0.82];
      grains += `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(s * (0.006 + random() * 0.016)).toFixed(2)}" fill="${i % 3 ? ink : tint}"/>`;
    }
    return grains;
  },

  gabbro(x, y, s, ink, tint) {
    const random = chance(33);
    let out = "";
    for (let i = 0; i < 26; i++) {
      const [cx, cy] = [x + (random() - 0.5) * s * 1.05, y + (random() - 0.5) * s * 0.72];
      const [l, a] = [s * (0.1 + random() * 0.12), random() * 180];
      out += `<path d="M${-l} 0L${-l * 0.4} ${-l * 0.34}H${l * 0.5}L${l} 0L${l * 0.4} ${l * 0.34}H${-l * 0.5}Z" transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${a.toFixed(0)})" fill="${i % 4 === 0 ? tint : ink}" opacity="${(0.55 + random() * 0.45).toFixed(2)}"/>`;
    }
    return out;
  },

  /** An oyster. */
  shell(x, y, s, ink, tint) {
    let ribs = "";
    for (let i = -4; i <= 4; i++) {
      ribs += line(
        `M${x} ${y + s * 0.46}Q${x + i * s * 0.1} ${y + s * 0.05} ${x + i * s * 0.125} ${y - s * (0.4 - Math.abs(i) * 0.045)}`,
        i % 2 ? ink : tint,
        s * 0.022,
      );
    }
    return `${ribs}${line(`M${x - s * 0.52} ${y - s * 0.2}Q${x - s * 0.5} ${y + s * 0.2} ${x} ${y + s * 0.48}Q${x + s * 0.5} ${y + s * 0.2} ${x + s * 0.52} ${y - s * 0.2}`, ink, s * 0.03)}${line(`M${x - s * 0.52} ${y - s * 0.2}q${s * 0.13} ${-s * 0.2} ${s * 0.26} ${-s * 0.16}t${s * 0.26} ${-s * 0.06}t${s * 0.26} ${s * 0.06}t${s * 0.26} ${s * 0.16}`, ink, s * 0.03)}`;
  },

  /** Leaves of schist. */
  schist(x, y, s, ink, tint) {
    return Array.from({ length: 9 }, (_, i) => {
      const yy = y - s * 0.36 + i * s * 0.09;
      const dx = Math.sin(i * 2.1) * s * 0.09;
      return `<path d="M${x - s * 0.5 + dx} ${yy + s * 0.05}L${x - s * 0.1 + dx} ${yy - s * 0.03}L${x + s * 0.52 + dx} ${yy - s * 0.02}L${x + s * 0.16 + dx} ${yy + s * 0.045}Z" fill="${i % 3 === 1 ? tint : ink}"/>`;
    }).join("");
  },

  /** A bunch of grapes under its leaf. */
  bunch(x, y, s, ink, tint) {
    let grapes = "";
    for (let row = 0; row < 6; row++) {
      const n = [4, 5, 4, 3, 2, 1][row];
      for (let i = 0; i < n; i++)
        grapes += `<circle cx="${x + (i - (n - 1) / 2) * s * 0.15}" cy="${y - s * 0.16 + row * s * 0.12}" r="${s * 0.078}" fill="${(i + row) % 4 === 0 ? tint : ink}"/>`;
    }
    return `${line(`M${x} ${y - s * 0.22}V${y - s * 0.5}`, ink, s * 0.035)}<path d="M${x} ${y - s * 0.36}C${x + s * 0.1} ${y - s * 0.56} ${x + s * 0.3} ${y - s * 0.58} ${x + s * 0.46} ${y - s * 0.44}C${x + s * 0.4} ${y - s * 0.4} ${x + s * 0.42} ${y - s * 0.32} ${x + s * 0.34} ${y - s * 0.28}C${x + s * 0.22} ${y - s * 0.2} ${x + s * 0.08} ${y - s * 0.26} ${x} ${y - s * 0.36}Z" fill="${tint}"/>${grapes}`;
  },

  swallow: (x, y, s, ink, tint) =>
    `<path d="M${x - s * 0.56} ${y - s * 0.3}C${x - s * 0.3} ${y - s * 0.3} ${x - s * 0.1} ${y - s * 0.16} ${x} ${y}C${x + s * 0.1} ${y - s * 0.2} ${x + s * 0.32} ${y - s * 0.4} ${x + s * 0.58} ${y - s * 0.42}C${x + s * 0.36} ${y - s * 0.24} ${x + s * 0.26} ${y - s * 0.02} ${x + s * 0.12} ${y + s * 0.12}L${x + s * 0.34} ${y + s * 0.42}L${x + s * 0.04} ${y + s * 0.24}L${x - s * 0.06} ${y + s * 0.5}L${x - s * 0.07} ${y + s * 0.16}C${x - s * 0.24} ${y + s * 0.06} ${x - s * 0.36} ${y - s * 0.16} ${x - s * 0.56} ${y - s * 0.3}Z" fill="${ink}"/><path d="M${x - s * 0.04} ${y + s * 0.02}C${x + s * 0.02} ${y + s * 0.02} ${x + s * 0.06} ${y + s * 0.06} ${x + s * 0.08} ${y + s * 0.12}L${x} ${y + s * 0.18}C${x - s * 0.04} ${y + s * 0.14} ${x - s * 0.06} ${y + s * 0.08} ${x - s * 0.04} ${y + s * 0.02}Z" fill="${tint}"/>`,

  /** The sun over the river. */
  sun(x, y, s, ink, tint) {
    const rays = Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI + (Math.PI * i) / 10;
      return line(
        `M${x + Math.cos(a) * s * 0.36} ${y + s * 0.12 + Math.sin(a) * s * 0.36}L${x + Math.cos(a) * s * 0.52} ${y + s * 0.12 + Math.sin(a) * s * 0.52}`,
        ink,
        s * 0.024,
      );
    }).join("");
    const waves = [0.2, 0.32, 0.44]
      .map((dy, i) => {
        const half = s * (0.56 - i * 0.12);
        return line(
          `M${x - half} ${y + dy * s}q${half / 2} ${-s * 0.07} ${half} 0t${half} 0`,
          ink,
          s * 0.024,
        );
      })
      .join("");
    return `<path d="M${x - s * 0.28} ${y + s * 0.12}A${s * 0.28} ${s * 0.28} 0 0 1 ${x + s * 0.28} ${y + s * 0.12}Z" fill="${tint}"/>${rays}${waves}`;
  },

  bubbles(x, y, s, ink, tint) {
    const random = chance(8);
    let out = "";
    for (let i = 0; i < 46; i++) {
      const t = random();
      const px = x + (random() - 0.5) * s * (0.25 + 0.75 * t);
      const r = s * (0.008 + 0.03 * t * random());
      out += `<circle cx="${px.toFixed(1)}" cy="${(y + s * (0.46 - t * 0.92)).toFixed(1)}" r="${r.toFixed(2)}" fill="${i % 3 ? "none" : tint}" stroke="${ink}" stroke-width="${s * 0.009}"/>`;
    }
    return out;
  },

  /** Mist over the hills of the Layon, under an autumn sun. */
  mist(x, y, s, ink, tint) {
    return `<circle cx="${x + s * 0.14}" cy="${y - s * 0.14}" r="${s * 0.24}" fill="${tint}"/>${[
      0, 1, 2, 3,
    ]
      .map((i) => {
        const yy = y + s * (0.02 + i * 0.13);
        const half = s * (0.58 - i * 0.04);
        return line(
          `M${x - half} ${yy}C${x - half * 0.4} ${yy - s * (0.2 - i * 0.04)} ${x + half * 0.1} ${yy + s * 0.1} ${x + half} ${yy - s * 0.06}`,
          ink,
          s * (0.02 + i * 0.006),
        );
      })
      .join("")}`;
  },

  drop: (x, y, s, ink, tint) =>
    `<path d="M${x} ${y - s * 0.5}C${x + s * 0.08} ${y - s * 0.2} ${x + s * 0.28} ${y} ${x + s * 0.28} ${y + s * 0.2}A${s * 0.28} ${s * 0.28} 0 0 1 ${x - s * 0.28} ${y + s * 0.2}C${x - s * 0.28} ${y} ${x - s * 0.08} ${y - s * 0.2} ${x} ${y - s * 0.5}Z" fill="${tint}"/>${line(`M${x - s * 0.14} ${y + s * 0.2}A${s * 0.15} ${s * 0.15} 0 0 0 ${x} ${y + s * 0.35}`, ink, s * 0.024)}`,
};
