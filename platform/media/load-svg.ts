import { lookup } from "node:dns/promises";
import { readFile, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import { fetchText, MAX_BYTES } from "./fetch-text";
import { isPublicAddress } from "./public-address";
import type { MediaStore } from "./store/media-store";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));

/** Where SVGs may come from. */
export interface SvgSources {
  idSite: number;
  /** Names of hosts, lower case. */
  hosts: string[];
  /** Where the files are that were put onto the site. */
  media: Pick<MediaStore, "read">;
  /** The folder that holds `media`. */
  publicFolder?: string;
  /** Every address of a host. */
  resolveHost?: (host: string) => Promise<string[]>;
  fetchText?: (url: string, from: { address: string; type: string }) => Promise<string>;
}

/**
 * Reads an SVG: of the site's own media (`/media/{idSite}/…`), or by https from a host that the
 * allow-list names, as long as all its addresses are of the public internet.
 * @returns undefined for anything else, and for what is missing, too large or too slow
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
  const { hosts, resolveHost = everyAddress, fetchText: read = fetchText } = sources;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== "https:" || port || username || password) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, "")) || !hosts.includes(hostname)) return undefined;
  const addresses = await resolveHost(hostname);
  const [address] = addresses;
  if (!address || !addresses.every(isPublicAddress)) return undefined;
  return read(url, { address, type: "image/svg+xml" });
}

const everyAddress = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address);
