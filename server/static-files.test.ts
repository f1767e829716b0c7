import { once } from "node:events";
import { mkdirSync, mkdtempSync, type ReadStream, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import inject from "light-my-request";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { copyFonts } from "@/scripts/copy-fonts.mjs";
import { layOutStaticFiles } from "@/scripts/static-files.mjs";
import { staticFiles } from "./static-files";

const CODE = "const answer = 42;\n".repeat(100);
const LONG_CODE = "const answer = 42;\n".repeat(1500);
const build = mkdtempSync(join(tmpdir(), "static-files-"));
let serve: ReturnType<typeof staticFiles>;

beforeAll(async () => {
  mkdirSync(join(build, "static", "chunks"), { recursive: true });
  writeFileSync(join(build, "static", "chunks", "a1b2.js"), CODE);
  writeFileSync(join(build, "static", "chunks", "long.webp"), Buffer.alloc(20_000_000));
  for (const name of ["react", "home", "form", "calendar", "screen"])
    write(`static/chunks/${name}.js`, LONG_CODE);
  write("static/chunks/tiny.js", CODE);
  write("build-manifest.json", '["static/chunks/react.js","static/chunks/tiny.js"]');
  write("server/app/page_client-reference-manifest.js", '"/_next/static/chunks/home.js"');
  write("server/app/page/react-loadable-manifest.json", '["static/chunks/form.js"]');
  write("server/app/(admin)/page/react-loadable-manifest.json", '["static/chunks/screen.js"]');
  // A clone that was not built yet has none.
  await copyFonts();
  await layOutStaticFiles(build);
  serve = staticFiles(build);
});
afterAll(() => rmSync(build, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), text);
}

const PATH = "/_next/static/chunks/a1b2.js";
/** Path of a file that no connection takes at once. */
const LONG_PATH = "/_next/static/chunks/long.webp";

/** Asks for a path; any path but that of such a file is answered with 418. */
const ask = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  inject(
    (request, response) => {
      if (!serve(request, response)) response.writeHead(418).end();
    },
    { url, method, headers },
  );

it.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["", undefined],
])(
  "sends a file as it was compressed at build, with its length (%s)",
  async (accepted, encoding) => {
    const { headers, rawPayload } = await ask(PATH, { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
    expect(rawPayload.length < CODE.length).toBe(encoding !== undefined);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
  },
);

it("sends the length alone of what is asked for by HEAD", async () => {
  const { headers, payload } = await ask(PATH, {}, "HEAD");
  expect([Number(headers["content-length"]), payload]).toEqual([CODE.length, ""]);
});

it("sends a part of a file", async () => {
  const { statusCode, headers, payload } = await ask(PATH, { range: "bytes=0-5" });
  expect([statusCode, payload]).toEqual([206, "const "]);
  expect(headers["content-range"]).toBe(`bytes 0-5/${CODE.length}`);
});

it.each(["bytes=10-5", "bytes=0-0", "bytes=-5", "bytes=abc", "items=0-1", "bytes=0-1,3-4"])(
  "sends the whole where it is asked for no part: %s",
  async (range) => {
    const { statusCode, payload } = await ask(PATH, { range });
    expect([statusCode, payload]).toEqual([200, CODE]);
  },
);

it("closes its files when who asked for them goes away", async () => {
  const files: ReadStream[] = [];
  const server = createServer((request, response) => {
    response.once("pipe", (file: ReadStream) => files.push(file));
    serve(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  // The second waits for the first one's end, and is told nothing of the connection's.
  client.write(`GET ${LONG_PATH} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(2));
  await once(client, "data");
  client.resetAndDestroy();
  await vi.waitUntil(() => files.length === 2 && files.every(({ closed }) => closed));
  server.close();
});

it.each([
  "/_next/static/chunks/none.js",
  "/_next/static/../../sources",
  "/media/72/contact.webp",
  "/",
  "/_next/static/%E0%A4%A",
])("leaves what is no file with a name of its content to others: %s", async (path) => {
  expect((await ask(path)).statusCode).toBe(418);
});

it.each([
  ["react", true],
  ["home", true],
  ["form", true],
  ["calendar", false],
  ["screen", false],
  ["tiny", false],
])(
  "has what a page runs as it begins compiled as it loads, and nothing else (%s)",
  async (name, isTold) => {
    for (const encoding of ["gzip", ""]) {
      const { rawPayload } = await ask(`/_next/static/chunks/${name}.js`, {
        "accept-encoding": encoding,
      });
      const text = encoding ? gunzipSync(rawPayload).toString() : rawPayload.toString();
      const code = name === "tiny" ? CODE : LONG_CODE;
      expect(text).toBe(isTold ? `//# allFunctionsCalledOnLoad\n${code}` : code);
    }
  },
);

it("shows pictures to other sites, and lets no drawing run a script", async () => {
  const { hashFiles } = await import("@/scripts/hash-files.mjs");
  const drawing = [...hashFiles().values()].find((path) => path.endsWith(".svg")) ?? "";
  const { statusCode, headers } = await ask(drawing, { "accept-encoding": "br" });
  expect([statusCode, headers["content-encoding"]]).toEqual([200, "br"]);
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(headers["content-security-policy"]).toContain("sandbox");
});

it("breaks off a file that another build has taken away", async () => {
  const gone = join(build, "static", "chunks", "gone.js");
  writeFileSync(gone, CODE);
  await layOutStaticFiles(build);
  const server = createServer(staticFiles(build)).listen(0);
  await once(server, "listening");
  rmSync(gone);
  await layOutStaticFiles(build);
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/_next/static/chunks/gone.js`)).rejects.toThrow();
  const kept = await fetch(`http://127.0.0.1:${port}${PATH}`);
  expect([kept.status, await kept.text()]).toEqual([200, CODE]);
  server.close();
});
