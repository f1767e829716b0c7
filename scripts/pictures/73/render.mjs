import { mkdir, writeFile } from "node:fs/promises";
import { renderScenes } from "../render-scenes.mjs";
import { goods } from "./goods.mjs";
import { logos } from "./logos.mjs";
import { scenes } from "./scenes.mjs";

/** Draws the pictures and the logos of site 73: `node scripts/pictures/73/render.mjs [name …]`. */
const out = "public/media/73";
await mkdir(out, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);

for (const [file, svg] of Object.entries(logos)) {
  if (isWanted(file)) await writeFile(`${out}/${file}`, svg);
}
await renderScenes({ ...scenes, ...goods }, { out, quality: 76, isWanted });
