/** Draws an alder: a trunk under a pointed crown, its foot at (x, y). */
const alder = (x, y, s) =>
  `<path d="M${x - s * 0.022} ${y}L${x - s * 0.016} ${y - s * 0.5}H${x + s * 0.016}L${x + s * 0.022} ${y}Z"/><path d="M${x} ${y - s}C${x + s * 0.11} ${y - s * 0.86} ${x + s * 0.18} ${y - s * 0.66} ${x + s * 0.165} ${y - s * 0.46}C${x + s * 0.15} ${y - s * 0.28} ${x + s * 0.06} ${y - s * 0.2} ${x} ${y - s * 0.2}C${x - s * 0.06} ${y - s * 0.2} ${x - s * 0.15} ${y - s * 0.28} ${x - s * 0.165} ${y - s * 0.46}C${x - s * 0.18} ${y - s * 0.66} ${x - s * 0.11} ${y - s * 0.86} ${x} ${y - s}Z"/>`;

/**
 * Draws the estate's emblem: four alders on the bank of the Sèvre.
 * @param {number} x middle @param {number} y the bank @param {number} s height
 * @param {string} fill of the trees @param {string} [water] of the river's lines
 */
export function emblem(x, y, s, fill, water = fill) {
  const trees = [
    [-0.5, 0.78],
    [-0.17, 1],
    [0.17, 0.88],
    [0.5, 0.7],
  ];
  return `<g fill="${fill}">${trees.map(([dx, k]) => alder(x + dx * s, y, s * k)).join("")}</g><g fill="none" stroke="${water}" stroke-width="${s * 0.03}" stroke-linecap="round">${[
    0, 1,
  ]
    .map((i) => {
      const half = s * (0.86 - i * 0.28);
      const yy = y + s * (0.1 + i * 0.11);
      return `<path d="M${x - half} ${yy}Q${x - half / 2} ${yy - s * 0.06} ${x} ${yy}T${x + half} ${yy}"/>`;
    })
    .join("")}</g>`;
}
