import sharp from "sharp";

/**
 * Draws scenes as WebP pictures into a folder that is there.
 * @param {Record<string, { w: number, h: number, draw(w: number, h: number): string }>} scenes
 * @param {{ out: string, quality: number, isWanted(name: string): boolean }} options
 */
export async function renderScenes(scenes, { out, quality, isWanted }) {
  for (const [name, { w, h, draw }] of Object.entries(scenes)) {
    if (!isWanted(name)) continue;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${draw(w, h)}</svg>`;
    await sharp(Buffer.from(svg), { limitInputPixels: 2400 * 2400 })
      .webp({ quality, effort: 5 })
      .toFile(`${out}/${name}.webp`);
  }
}
