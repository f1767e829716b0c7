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

/** PNG icons for the manifest and phones, with their size in pixels. */
export const ICON_SIZES = { touch: 180, small: 192, large: 512 } as const;

/**
 * Answers with the site's icon as a square PNG without transparent corners, as home screens want
 * it. An icon from elsewhere is a redirect; a site without an icon answers 404.
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

/** Reads the icon's file, the owner's or the site's; undefined for one from elsewhere. */
async function iconSource(url: string): Promise<Buffer | undefined> {
  if (uploadedFile(url)) return readMedia(url, "server");
  const file = normalize(join(PUBLIC, plainPath(new URL(url, "http://site").pathname)));
  return url.startsWith("/") && file.startsWith(PUBLIC) ? readFile(file) : undefined;
}

/** Returns the colour of the icon's upper edge, or the page's where that is transparent. */
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
