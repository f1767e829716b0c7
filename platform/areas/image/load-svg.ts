import { lookup } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { get } from "node:https";
import { BlockList, isIP, isIPv6 } from "node:net";
import { resolve, sep } from "node:path";

const MAX_BYTES = 200_000;
const TIMEOUT = 3000;
const MEDIA = resolve("public", "media");

/** Networks that are not the public internet: nothing is ever fetched from them. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  PRIVATE.addSubnet(net, prefix, "ipv6");
}

/** True for an address that the public internet does not have. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return PRIVATE.check(mapped, "ipv4");
  return PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Reads an SVG: of the site's own media, by its path, or of a host that the allow-list names.
 * @param hosts names of hosts, lower case
 * @param resolveHost finds the addresses of a host
 * @returns undefined for anything else, and for what is too large, too slow or no SVG
 */
export async function loadSvg(
  url: string,
  hosts: string[],
  resolveHost = async (host: string) =>
    (await lookup(host, { all: true })).map(({ address }) => address),
): Promise<string | undefined> {
  if (url.startsWith("/")) return ownMedia(url);
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username } = new URL(url);
  const isAllowed = protocol === "https:" && port === "" && username === "" && !isIP(hostname);
  if (!isAllowed || !hosts.includes(hostname)) return undefined;
  const [address] = await resolveHost(hostname).catch(() => []);
  if (!address || isPrivateAddress(address)) return undefined;
  return fetchFrom(url, address).catch(() => undefined);
}

async function ownMedia(path: string): Promise<string | undefined> {
  if (!/^\/media\/[\w./-]+\.svg$/.test(path)) return undefined;
  const file = resolve(MEDIA, path.slice("/media/".length));
  if (!file.startsWith(MEDIA + sep)) return undefined;
  return readFile(file, "utf8").catch(() => undefined);
}

/** Fetches from the very address that was checked; a redirection is no answer. */
function fetchFrom(url: string, address: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const family = isIPv6(address) ? 6 : 4;
    const request = get(
      url,
      {
        timeout: TIMEOUT,
        signal: AbortSignal.timeout(TIMEOUT),
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      async (response) => {
        const isSvg = response.headers["content-type"]?.startsWith("image/svg+xml");
        if (response.statusCode !== 200 || !isSvg) {
          response.destroy();
          return resolve(undefined);
        }
        let source = "";
        response.setEncoding("utf8");
        try {
          for await (const chunk of response) {
            source += chunk;
            if (source.length > MAX_BYTES) {
              response.destroy();
              return resolve(undefined);
            }
          }
          resolve(source);
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on("error", reject);
  });
}
