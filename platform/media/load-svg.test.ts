import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DESTINATIONS } from "@/platform/outgoing/destinations";
import { localInternet } from "@/testing/local-internet";
import { loadSvg } from "./load-svg";

const PICTURE = "<svg></svg>";
let publicFolder: string;
beforeAll(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), "public-"));
  await mkdir(join(publicFolder, "media/901/icons"), { recursive: true });
  await mkdir(join(publicFolder, "media/902"), { recursive: true });
  await writeFile(join(publicFolder, "media/901/icons/car.svg"), PICTURE);
  await writeFile(
    join(publicFolder, "media/901/large.svg"),
    "x".repeat(DESTINATIONS.drawing.maxBytes + 1),
  );
  await writeFile(join(publicFolder, "media/902/secret.svg"), PICTURE);
  await writeFile(join(publicFolder, "secret.svg"), PICTURE);
});
afterAll(() => rm(publicFolder, { recursive: true }));

let internet: Awaited<ReturnType<typeof localInternet>>;
const fetched: string[] = [];
beforeAll(async () => {
  internet = await localInternet(({ url, headers }, response) => {
    fetched.push(`${headers.host?.split(":")[0]}${url}`);
    const [status, type] = ANSWERS[url ?? ""] ?? [200, "image/svg+xml"];
    response.writeHead(status, { "content-type": type, location: "/car.svg" }).end(PICTURE);
  });
});
afterAll(() => internet.close());
beforeEach(() => {
  fetched.length = 0;
});

const ANSWERS: Record<string, [number, string]> = {
  "/moved.svg": [302, "image/svg+xml"],
  "/missing.svg": [404, "image/svg+xml"],
  "/page.svg": [200, "text/html"],
};

/** Loads for site 901; every host leads to `ips`. */
async function load(url: string, ips = ["127.0.0.1"], hosts = ["cdn.example.com"]) {
  const svg = await loadSvg(url, {
    idSite: 901,
    hosts,
    media: { read: async () => undefined },
    publicFolder,
    network: { ...internet.network, resolve: async () => ips },
  });
  return { svg, fetched };
}

describe("loadSvg, from the site's media", () => {
  it("reads a file", async () => {
    expect((await load("/media/901/icons/car.svg")).svg).toBe(PICTURE);
  });

  it.each([
    "/media/902/secret.svg",
    "/media/901/../902/secret.svg",
    "/media/901/../../secret.svg",
    "/media/901/%2e%2e/902/secret.svg",
    "/media/901/icons\\..\\..\\902\\secret.svg",
    "/media//902/secret.svg",
    "/secret.svg",
    "//media/901/icons/car.svg",
    "/media/901/icons/car.svg?x=.svg",
    "/media/901/icons/car.svg\0.svg",
    "/media/901/missing.svg",
    "/media/901/large.svg",
  ])("does not read %j", async (path) => {
    expect(await load(path)).toEqual({ svg: undefined, fetched: [] });
  });
});

describe("loadSvg, from elsewhere", () => {
  it("fetches from a host of the list", async () => {
    const { svg } = await load("https://cdn.example.com/car.svg?v=1");
    expect(svg).toBe(PICTURE);
    expect(fetched).toEqual(["cdn.example.com/car.svg?v=1"]);
  });

  it.each(Object.keys(ANSWERS))("has none of what is answered to %s", async (path) => {
    expect((await load(`https://cdn.example.com${path}`)).svg).toBeUndefined();
    expect(fetched).toEqual([`cdn.example.com${path}`]);
  });

  it.each([
    "https://other.example.com/car.svg",
    "https://cdn.example.com.evil.example/car.svg",
    "https://cdn.example.com@evil.example/car.svg",
    "https://user:secret@cdn.example.com/car.svg",
    "https://cdn.example.com:8443/car.svg",
    "https://127.0.0.1;cdn.example.com/car.svg",
    "http://cdn.example.com/car.svg",
    "ftp://cdn.example.com/car.svg",
    "file:///etc/passwd",
    "data:image/svg+xml,<svg></svg>",
    "car.svg",
    "",
  ])("does not fetch %j", async (url) => {
    expect(await load(url)).toEqual({ svg: undefined, fetched: [] });
  });

  it.each(["127.0.0.1", "127.1", "0x7f.1", "[::1]", "[::ffff:10.0.0.1]", "localhost"])(
    "does not fetch from %s, even when the list names it",
    async (host) => {
      const url = `https://${host}/x.svg`;
      const hosts = [host, new URL(url).hostname, "127.0.0.1", "::1"];
      expect(await load(url, ["127.0.0.1"], hosts)).toEqual({ svg: undefined, fetched: [] });
    },
  );

  it("does not fetch from a name that leads into our own network", async () => {
    const within = await load("https://cdn.example.com/car.svg", ["93.184.216.34", "10.0.0.7"]);
    expect(within).toEqual({ svg: undefined, fetched: [] });
  });
});
