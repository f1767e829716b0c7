import "server-only";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import sharp, { type Sharp } from "sharp";
import { plainPath } from "@/lib/api/hashed-files";
import { readMedia } from "@/lib/api/media";
import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import { bootstrap } from "./bootstrap";
import { siteIconUrl } from "./site-icon";
import { themeColour } from "./theme-colour";

const PUBLIC = join(process.cwd(), "public");

/** The PNG icons that the manifest and phones ask for, by their size in pixels. */
export const ICON_SIZES = { touch: 180, small: 192, large: 512 } as const;

/**
 * The site's icon as a square PNG without transparent corners, as home screens want it. One that
 * is kept elsewhere is sent for there; a site without an icon has none.
 */
export async function iconPng(size: number): Promise<Response> {
  const site = await bootstrap("fr");
  const url = siteIconUrl(site);
  if (!url) return new Response(null, { status: 404 });
  const source = await iconSource(url);
  if (!source) return Response.redirect(url, 307);
  const icon = sharp(source, { density: 600 }).resize(size, size, {
    fit: "contain",
    background: "#00000000",
  });
  const png = await icon
    .flatten({ background: await edgeColour(icon, site) })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}

/** The file of the icon: one of the owner's, or one that the site brings; undefined for one elsewhere. */
async function iconSource(url: string): Promise<Buffer | undefined> {
  if (uploadedFile(url)) return readMedia(url, "server");
  const file = normalize(join(PUBLIC, plainPath(new URL(url, "http://site").pathname)));
  return url.startsWith("/") && file.startsWith(PUBLIC) ? readFile(file) : undefined;
}

/** The colour in the middle of the icon's upper edge, or the page's where that is transparent. */
async function edgeColour(icon: Sharp, site: Parameters<typeof themeColour>[0]) {
  const { data, info } = await icon
    .clone()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (info.width + Math.floor(info.width / 2)) * 4;
  const [r, g, b, alpha] = data.subarray(at, at + 4);
  return alpha === 255 ? { r, g, b } : themeColour(site);
}
