import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import sharp from "sharp";

/**
 * Renders the pictures of a site from the films and cuts that `SITE/pictures.mjs` lists:
 *
 *     node scripts/pictures/render.mjs SITE [--again] [picture …]
 *
 * A film takes minutes, so it is kept in node_modules/.cache/pictures and only cut the next time;
 * `--again` renders it anew. Where Blender is missing, Debian's is installed.
 *
 * @typedef {{ scene: string, variant?: string, width: number, samples: number, after?: string }} Rendering
 *   the path of its scene below scripts/pictures, the argument of the scene, and the film that must be there before
 * @typedef {Rendering | { drawing: string }} Film a drawing is a program that writes its picture
 * @typedef {{ left: number, top: number, wide: number }} Cut in shares of the film's width and height, moved into it where it would leave it
 * @typedef {{ width: number, height: number, film?: string, cut?: Cut, quality?: number }} Picture
 *   the film is the one of the same name, its middle the cut, where nothing else is said
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: "boolean", default: false } },
});
const [site, ...wanted] = positionals;
if (!site) throw new Error("Say which site: 72 or 73");
/** @type {{ films: Record<string, Film>, pictures: Record<string, Picture>, prepare?: (folder: string) => Promise<void> }} */
const { films, pictures, prepare } = await import(`./${site}/pictures.mjs`);
const unknown = wanted.filter((name) => !pictures[name]);
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(", ")}`);

const kept = `node_modules/.cache/pictures/${site}`;
const out = `public/media/${site}`;
await mkdir(kept, { recursive: true });
await mkdir(out, { recursive: true });
setPriority(19);
await prepare?.(kept);

const rendered = new Set();
for (const [name, picture] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const film = await filmOf(picture.film ?? name);
  await sharp(film)
    .extract(await cutOf(film, picture))
    .resize(picture.width, picture.height)
    .webp({ quality: picture.quality ?? 80, effort: 6 })
    .toFile(`${out}/${name}.webp`);
}

/** Returns the file of a film, rendered where it is missing. @param {string} name */
async function filmOf(name) {
  const film = films[name];
  if (!film) throw new Error(`No such film: ${name}`);
  const file = `${kept}/${name}.png`;
  if (existsSync(file) && (!values.again || rendered.has(name))) return file;
  if ("drawing" in film) {
    await run(process.execPath, ["--import", "tsx", `scripts/pictures/${film.drawing}.ts`, file]);
  } else {
    if (film.after) await filmOf(film.after);
    installBlender();
    const scene = ["--python-exit-code", "1", "--python", `scripts/pictures/${film.scene}.py`];
    const told = [file, String(film.width), String(film.samples), film.variant ?? ""];
    await run("blender", ["--background", "--threads", "2", ...scene, "--", ...told]);
  }
  rendered.add(name);
  return file;
}

/**
 * Returns the part of a film that a picture shows, in pixels.
 * @param {string} film
 * @param {Picture} picture
 */
async function cutOf(film, { width, height, cut }) {
  const { width: filmWidth = 0, height: filmHeight = 0 } = await sharp(film).metadata();
  const ratio = width / height;
  const wide = cut ? cut.wide * filmWidth : Math.min(filmWidth, filmHeight * ratio);
  const tall = wide / ratio;
  const place = (
    /** @type {number | undefined} */ share,
    /** @type {number} */ whole,
    /** @type {number} */ part,
  ) => Math.round(share === undefined ? (whole - part) / 2 : Math.min(share * whole, whole - part));
  return {
    left: place(cut?.left, filmWidth, wide),
    top: place(cut?.top, filmHeight, tall),
    width: Math.floor(wide),
    height: Math.floor(tall),
  };
}

function installBlender() {
  if (spawnSync("blender", ["--version"]).status === 0) return;
  const packages = ["--yes", "--no-install-recommends", "blender", "python3-numpy"];
  const { status } = spawnSync("apt-get", ["install", ...packages], { stdio: "inherit" });
  if (status !== 0) throw new Error("Blender could not be installed: see blender.org for yours");
}

/** @param {string} command @param {string[]} args @returns {Promise<void>} */
function run(command, args) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] });
    child.on("error", fail);
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error(`${command} ended ${code}`))));
  });
}
