import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { scenes } from "./scenes.mjs";

/** Draws the pictures of site 72: `node art/72/render.mjs [name …]`. */
const out = "public/media/72";
await mkdir(out, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, { w, h, draw }] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${draw(w, h)}</svg>`;
  await sharp(Buffer.from(svg), { limitInputPixels: 2400 * 2400 })
    .webp({ quality: 74, effort: 5 })
    .toFile(`${out}/${name}.webp`);
}
