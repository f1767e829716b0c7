import { readdir } from "node:fs/promises";
import sharp from "sharp";

/**
 * Lays all pictures of a site on one sheet in docs/pictures: `node
 * scripts/pictures/contact-sheet.mjs SITE`.
 */
const [COLUMNS, WIDTH, HEIGHT, GAP] = [4, 480, 320, 12];
const GROUND = "#1c1c1c";

const [site] = process.argv.slice(2);
if (!site) throw new Error("Say which site: 72 or 73");
const folder = `public/media/${site}`;
const names = (await readdir(folder)).filter((name) => name.endsWith(".webp")).sort();
const small = await Promise.all(
  names.map((name) =>
    sharp(`${folder}/${name}`)
      .resize(WIDTH, HEIGHT, { fit: "contain", background: GROUND })
      .toBuffer(),
  ),
);
const rows = Math.ceil(names.length / COLUMNS);
await sharp({
  create: {
    width: COLUMNS * (WIDTH + GAP) + GAP,
    height: rows * (HEIGHT + GAP) + GAP,
    channels: 3,
    background: GROUND,
  },
})
  .composite(
    small.map((input, index) => ({
      input,
      left: GAP + (index % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    })),
  )
  .webp({ quality: 72 })
  .toFile(`docs/pictures/${site}-pictures.webp`);
