import { mkdir } from "node:fs/promises";
import { renderScenes } from "../render-scenes.mjs";
import { scenes } from "./scenes.mjs";

/** Draws the pictures of site 72: `node scripts/pictures/72/render.mjs [name …]`. */
const out = "public/media/72";
await mkdir(out, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);

await renderScenes(scenes, { out, quality: 74, isWanted });
