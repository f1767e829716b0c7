import { writeFile } from "node:fs/promises";
import { logos } from "./logos.mjs";

/** Draws the logos of site 73: `node scripts/pictures/73/draw-logos.mjs`. */
for (const [file, svg] of Object.entries(logos)) await writeFile(`public/media/73/${file}`, svg);
