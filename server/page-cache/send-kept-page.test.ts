import type { RequestListener } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import inject from "light-my-request";
import { beforeAll, expect, it } from "vitest";
import { type KeptPage, keepPage } from "./kept-page";
import { sendKeptPage } from "./send-kept-page";

const TEXT = "<!DOCTYPE html><html lang=fr>Bonjour".repeat(50);

let page: KeptPage;
beforeAll(async () => {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "s-maxage=2592000",
    vary: "rsc",
    etag: '"of-next"',
    "x-nextjs-cache": "HIT",
  };
  page = await keepPage({ status: 200, headers, body: Buffer.from(TEXT) });
});

const ask = (headers: Record<string, string>, method: "GET" | "HEAD" = "GET") => {
  const listener: RequestListener = (request, response) => sendKeptPage(request, response, page);
  return inject(listener, { method, url: "/", headers });
};

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["gzip;q=0, br;q=0", undefined],
  ["", undefined],
  ["nonsense", undefined],
])("answers %j with %s", async (accepted, encoding) => {
  const { headers, rawPayload } = await ask({ "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-length"]).toBe(String(rawPayload.length));
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
  expect((decode ? decode(rawPayload) : rawPayload).toString()).toBe(TEXT);
});

it("has a strong tag for each encoding, and answers 304 to who has it", async () => {
  const tags = new Set<string>();
  for (const accepted of ["br", "gzip", "identity"]) {
    const etag = String((await ask({ "accept-encoding": accepted })).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    tags.add(etag);
    const known = { "accept-encoding": accepted, "if-none-match": `"other", ${etag}` };
    const again = await ask(known);
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
    expect(again.headers.etag).toBe(etag);
    expect((await ask({ ...known, "if-none-match": '"other"' })).statusCode).toBe(200);
  }
  expect(tags.size).toBe(3);
});

it("says of Next's headers what holds for a page that is kept", async () => {
  const { headers } = await ask({ "accept-encoding": "br" });
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    vary: "rsc, Accept-Encoding",
  });
  expect(headers["x-nextjs-cache"]).toBeUndefined();
});

it("keeps the headers that the server has set before", async () => {
  const listener: RequestListener = (request, response) => {
    response.setHeader("Strict-Transport-Security", "max-age=1");
    sendKeptPage(request, response, page);
  };
  const { headers } = await inject(listener, { method: "GET", url: "/" });
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=1",
    vary: "rsc, Accept-Encoding",
  });
});

it("answers HEAD as GET, without the body", async () => {
  const [get, head] = [await ask({}, "GET"), await ask({}, "HEAD")];
  expect(head.payload).toBe("");
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
});

it("has no tag for a page that says that there is none", async () => {
  page = await keepPage({ status: 200, headers: {}, body: Buffer.from(TEXT) }, { status: 404 });
  const answer = await ask({ "if-none-match": "*" });
  expect([answer.statusCode, answer.payload]).toEqual([404, TEXT]);
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers["cache-control"]).toBe("private, no-cache");
});
