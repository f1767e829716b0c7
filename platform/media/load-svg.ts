import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readOutsideAddress } from "@/lib/rules/site/outside-address";
import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import { askOutside } from "@/platform/outgoing/ask-outside";
import type { Network } from "@/platform/outgoing/checked-lookup";
import { DESTINATIONS } from "@/platform/outgoing/destinations";
import type { MediaStore } from "./store/media-store";

const { maxBytes: MAX_BYTES } = DESTINATIONS.drawing;

const TYPE = "image/svg+xml";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));

export interface SvgSources {
  idSite: number;
  /** Names of hosts, lower case. */
  hosts: string[];
  media: Pick<MediaStore, "read">;
  publicFolder?: string;
  /** Replaced by tests, as in `askOutside`. */
  network?: Network;
}

/**
 * Reads an SVG: of the site's own media (`/media/{idSite}/…`), or by https from a host that the
 * allow-list names, as long as all its addresses are of the public internet.
 * @returns undefined for anything else, and for one that is missing, too large or too slow
 */
export async function loadSvg(url: string, sources: SvgSources): Promise<string | undefined> {
  try {
    return url.startsWith("/") ? await ownMedia(url, sources) : await elsewhere(url, sources);
  } catch {
    return undefined;
  }
}

async function ownMedia(path: string, { idSite, media, publicFolder = PUBLIC }: SvgSources) {
  const uploaded = uploadedFile(path);
  if (uploaded) {
    if (uploaded.idSite !== idSite || !path.endsWith(".svg")) return undefined;
    const content = await media.read(uploaded);
    return content && new TextDecoder().decode(content);
  }
  // No part of the path begins with a dot, so none leads up.
  const [, folder] = /^\/media\/(\d+)(?:\/\w[\w.-]*)+\.svg$/.exec(path) ?? [];
  if (folder !== String(idSite)) return undefined;
  const file = join(publicFolder, path);
  return (await stat(file)).size > MAX_BYTES ? undefined : readFile(file, "utf8");
}

async function elsewhere(url: string, sources: SvgSources): Promise<string | undefined> {
  const { hosts, network } = sources;
  const { hostname, href, port } = readOutsideAddress(url) ?? {};
  if (!href || port || !hosts.includes(hostname ?? "")) return undefined;
  const { status, headers, body } = await askOutside("drawing", href, {
    headers: { accept: TYPE },
    network,
  });
  const isDrawing = headers["content-type"]?.toLowerCase().startsWith(TYPE);
  return status === 200 && isDrawing ? body.toString("utf8") : undefined;
}
