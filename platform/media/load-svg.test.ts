import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_BYTES } from "./fetch-text";
import { loadSvg, type SvgSources } from "./load-svg";

const PICTURE = "<svg></svg>";
let publicFolder: string;
beforeAll(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), "public-"));
  await mkdir(join(publicFolder, "media/901/icons"), { recursive: true });
  await mkdir(join(publicFolder, "media/902"), { recursive: true });
  await writeFile(join(publicFolder, "media/901/icons/car.svg"), PICTURE);
  await writeFile(join(publicFolder, "media/901/large.svg"), "x".repeat(MAX_BYTES + 1));
  await writeFile(join(publicFolder, "media/902/secret.svg"), PICTURE);
  await writeFile(join(publicFolder, "secret.svg"), PICTURE);
});
afterAll(() => rm(publicFolder, { recursive: true }));

/** Loads for site 901; every host resolves to `addresses`, and what is fetched is told. */
async function load(url: string, addresses = ["93.184.216.34"], more: Partial<SvgSources> = {}) {
  const fetched: string[] = [];
  const svg = await loadSvg(url, {
    idSite: 901,
    hosts: ["cdn.example.com"],
    media: { read: async () => undefined },
    publicFolder,
    resolveHost: async () => addresses,
    fetchText: async (from, { address }) => {
      fetched.push(`${from} ${address}`);
      return PICTURE;
    },
    ...more,
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
  it("fetches from a host of the list, from the address that was checked", async () => {
    const url = "https://cdn.example.com/car.svg";
    expect(await load(url)).toEqual({ svg: PICTURE, fetched: [`${url} 93.184.216.34`] });
  });

  it.each([
    "https://other.example.com/car.svg",
    "https://cdn.example.com.evil.example/car.svg",
    "https://cdn.example.com@evil.example/car.svg",
    "https://user:secret@cdn.example.com/car.svg",
    "https://cdn.example.com:8443/car.svg",
    "http://cdn.example.com/car.svg",
    "ftp://cdn.example.com/car.svg",
    "file:///etc/passwd",
    "data:image/svg+xml,<svg></svg>",
    "car.svg",
    "",
  ])("does not fetch %j", async (url) => {
    expect(await load(url)).toEqual({ svg: undefined, fetched: [] });
  });

  it.each([
    "https://127.0.0.1/x.svg",
    "https://127.1/x.svg",
    "https://2130706433/x.svg",
    "https://0x7f.1/x.svg",
    "https://0177.0.0.1/x.svg",
    "https://[::1]/x.svg",
    "https://[::ffff:10.0.0.1]/x.svg",
    "https://169.254.169.254/latest/meta-data.svg",
    "https://localhost/x.svg",
  ])("does not fetch %s, even when the list names it", async (url) => {
    const hosts = [new URL(url).hostname, "127.0.0.1", "::1"];
    expect(await load(url, ["127.0.0.1"], { hosts })).toEqual({ svg: undefined, fetched: [] });
  });

  it.each([
    [["10.0.0.7"]],
    [["169.254.169.254"]],
    [["::1"]],
    [["fd00::1"]],
    [["::ffff:192.168.0.1"]],
    [["93.184.216.34", "10.0.0.7"]],
    [[]],
  ])("does not fetch from a name that resolves to %j", async (addresses) => {
    const { fetched } = await load("https://cdn.example.com/car.svg", addresses);
    expect(fetched).toEqual([]);
  });

  it("has no SVG when the name does not resolve, or nothing answers", async () => {
    const fails = () => Promise.reject(new Error("no answer"));
    const url = "https://cdn.example.com/car.svg";
    expect((await load(url, [], { resolveHost: fails })).svg).toBeUndefined();
    expect((await load(url, ["93.184.216.34"], { fetchText: fails })).svg).toBeUndefined();
  });
});
