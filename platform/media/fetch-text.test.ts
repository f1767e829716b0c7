import { createServer, get as httpGet, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchText, MAX_BYTES } from "./fetch-text";

let server: Server;
let base: string;
const reached: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(`${request.headers.host}${request.url}`);
    const answers: Record<string, () => void> = {
      "/good.svg": () => svg("<svg></svg>"),
      "/moved.svg": () => response.writeHead(302, { location: "/good.svg" }).end(),
      "/page.html": () => response.writeHead(200, { "content-type": "text/html" }).end("<svg/>"),
      "/missing.svg": () => response.writeHead(404, { "content-type": "image/svg+xml" }).end(),
      "/large.svg": () => svg("x".repeat(MAX_BYTES + 1)),
      "/endless.svg": () => {
        response.writeHead(200, { "content-type": "image/svg+xml" });
        response.write("<svg>");
      },
    };
    const svg = (body: string) =>
      response.writeHead(200, { "content-type": "image/svg+xml" }).end(body);
    answers[request.url ?? ""]?.();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://pictures.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetched = (path: string) =>
  fetchText(base + path, {
    address: "127.0.0.1",
    type: "image/svg+xml",
    get: httpGet,
    timeoutMs: 300,
  });

describe("fetchText", () => {
  it("reads from the address that it is given, under the name that was asked", async () => {
    expect(await fetched("/good.svg")).toBe("<svg></svg>");
    expect(reached.at(-1)).toMatch(/^pictures\.example:\d+\/good\.svg$/);
  });

  it("does not follow a redirection", async () => {
    reached.length = 0;
    await expect(fetched("/moved.svg")).rejects.toThrow();
    expect(reached).toHaveLength(1);
  });

  it.each(["/page.html", "/missing.svg", "/large.svg"])("refuses %s", async (path) => {
    await expect(fetched(path)).rejects.toThrow();
  });

  it.each(["/endless.svg", "/silent.svg"])("does not wait for ever for %s", async (path) => {
    await expect(fetched(path)).rejects.toThrow();
  });
});
