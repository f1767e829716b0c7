import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { goods } from "./goods.mjs";
import { logos } from "./logos.mjs";
import { scenes } from "./scenes.mjs";

/** Draws the pictures and the logos of site 73: `node art/73/render.mjs [name …]`. */
const out = "public/media/73";
await mkdir(out, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);

for (const [file, svg] of Object.entries(logos)) {
  if (isWanted(file)) await writeFile(`${out}/${file}`, svg);
}
for (const [name, { w, h, draw }] of Object.entries({ ...scenes, ...goods })) {
  if (!isWanted(name)) continue;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${draw(w, h)}</svg>`;
  await sharp(Buffer.from(svg), { limitInputPixels: 2400 * 2400 })
    .webp({ quality: 76, effort: 5 })
    .toFile(`${out}/${name}.webp`);
}
