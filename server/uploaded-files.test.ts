import { createHash } from "node:crypto";
import inject from "light-my-request";
import { expect, it, vi } from "vitest";
import { uploadedFiles } from "./uploaded-files";

const DRAWING = Buffer.from("<svg></svg>");
const HASH = createHash("sha256").update(DRAWING).digest("hex");
const PATH = `/media/901/${HASH}.svg`;

/** Makes a site whose provider has one file, and a function to ask it; 418 if unanswered. */
function site() {
  const read = vi.fn(async (path: string) => (path === PATH ? DRAWING : undefined));
  const beforeAsking = vi.fn(async () => true);
  const answer = uploadedFiles(901, read);
  const ask = (
    url: string,
    headers: Record<string, string> = {},
    method: "GET" | "HEAD" | "POST" = "GET",
  ) =>
    inject(
      async (request, response) => {
        // The URL is passed as it came: the client does not resolve a path that leads up.
        request.url = url;
        const isAnswered = await answer(request, response, beforeAsking).catch(() => "AWAY");
        if (isAnswered === "AWAY") response.writeHead(503).end();
        else if (!isAnswered) response.writeHead(418).end();
      },
      { url, method, headers },
    );
  return { ask, read, beforeAsking };
}

it("serves a file for good, and lets no drawing run anything", async () => {
  const { statusCode, headers, rawPayload } = await site().ask(`${PATH}?x=1`);
  expect([statusCode, rawPayload]).toEqual([200, DRAWING]);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "image/svg+xml; charset=utf-8",
    "content-length": String(DRAWING.length),
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
    // Mails and other sites show it too.
    "cross-origin-resource-policy": "cross-origin",
    etag: `"${HASH}"`,
  });
});

it("says that a browser has it already, and sends its head alone", async () => {
  const { ask } = site();
  const known = await ask(PATH, { "if-none-match": `W/"x", "${HASH}"` });
  expect([known.statusCode, known.payload]).toEqual([304, ""]);
  expect(known.headers["cache-control"]).toContain("immutable");
  expect((await ask(PATH, { "if-none-match": '"another"' })).statusCode).toBe(200);
  const head = await ask(PATH, {}, "HEAD");
  expect([head.statusCode, head.payload]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(String(DRAWING.length));
});

it("asks the provider once, however many ask for a file, and waits for a turn before", async () => {
  const { ask, read, beforeAsking } = site();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(PATH)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  await ask(PATH);
  expect(read).toHaveBeenCalledTimes(1);
  // A file in memory is anybody's at once.
  expect(beforeAsking).toHaveBeenCalledTimes(20);
});

it("asks nobody where the visitor has gone meanwhile", async () => {
  const { ask, read, beforeAsking } = site();
  beforeAsking.mockImplementationOnce(async () => false);
  void ask(PATH);
  await vi.waitFor(() => expect(beforeAsking).toHaveBeenCalled());
  expect(read).not.toHaveBeenCalled();
});

it.each([
  `/media/902/${HASH}.svg`,
  "/media/901/logo.svg",
  `/media/901/../901/${HASH}.svg`,
  `/media/901/%2e%2e/901/${HASH}.svg`,
  `/media/901/${HASH}.svg/..`,
  `/media/901/${HASH}.js`,
  `/MEDIA/901/${HASH}.svg`,
  "/media/901/",
  "/",
])("leaves to others, and asks nobody for, what is no file of the site: %s", async (path) => {
  const { ask, read } = site();
  expect((await ask(path)).statusCode).toBe(418);
  expect(read).not.toHaveBeenCalled();
});

it("leaves to others what is not there, and asks for it anew", async () => {
  const { ask, read } = site();
  const none = `/media/901/${"0".repeat(64)}.png`;
  expect((await ask(none)).statusCode).toBe(418);
  expect((await ask(none)).statusCode).toBe(418);
  expect(read).toHaveBeenCalledTimes(2);
});

it("takes nothing that is sent there", async () => {
  const { ask, read } = site();
  expect((await ask(PATH, {}, "POST")).statusCode).toBe(418);
  expect(read).not.toHaveBeenCalled();
});

it("says that the provider is away, and asks it again for the next one", async () => {
  const { ask, read } = site();
  read.mockRejectedValueOnce(new Error("away"));
  expect((await ask(PATH)).statusCode).toBe(503);
  expect((await ask(PATH)).statusCode).toBe(200);
});

it("keeps no more than so much in memory", async () => {
  const large = Buffer.alloc(6_000_000);
  const read = vi.fn(async () => large);
  const answer = uploadedFiles(901, read);
  const ask = (name: string) =>
    inject(
      async (request, response) => {
        await answer(request, response, async () => true);
      },
      { url: `/media/901/${name.repeat(64)}.png` },
    );
  for (const name of ["1", "2", "3", "3", "1"]) await ask(name);
  // The first had to go for the third.
  expect(read).toHaveBeenCalledTimes(4);
});

const FILM = Buffer.from("0123456789");
const FILM_PATH = `/media/901/${createHash("sha256").update(FILM).digest("hex")}.mp4`;

function siteWithFilm() {
  const stream = vi.fn(async (path: string, { range }: { range: string | undefined }) => {
    if (path.includes("0".repeat(64))) return new Response(null, { status: 404 });
    if (path.includes("f".repeat(64))) return new Response(null, { status: 503 });
    if (!range) return new Response(FILM, { headers: { "Content-Length": "10" } });
    const headers = { "Content-Length": "2", "Content-Range": "bytes 2-3/10" };
    return new Response(FILM.subarray(2, 4), { status: 206, headers });
  });
  const answer = uploadedFiles(901, async () => undefined, stream);
  const ask = (url: string, headers: Record<string, string> = {}) =>
    inject(
      async (request, response) => {
        const isAnswered = await answer(request, response, async () => true).catch(() => "AWAY");
        if (isAnswered === "AWAY") response.writeHead(503).end();
        else if (!isAnswered) response.writeHead(418).end();
      },
      { url, headers },
    );
  return { ask, stream };
}

it("sends a film as it comes, or the part that is asked for", async () => {
  const { ask } = siteWithFilm();
  const whole = await ask(FILM_PATH);
  expect([whole.statusCode, whole.rawPayload]).toEqual([200, FILM]);
  expect(whole.headers).toMatchObject({ "content-type": "video/mp4", "content-length": "10" });
  const part = await ask(FILM_PATH, { range: "bytes=2-3" });
  expect([part.statusCode, part.payload, part.headers["content-range"]]).toEqual([
    206,
    "23",
    "bytes 2-3/10",
  ]);
  expect((await ask(FILM_PATH, { "if-none-match": String(whole.headers.etag) })).statusCode).toBe(
    304,
  );
});

it("says nothing of a film that is not there, or cannot be had now", async () => {
  const { ask } = siteWithFilm();
  const none = await ask(`/media/901/${"0".repeat(64)}.mp4`);
  expect([none.statusCode, none.headers["cache-control"]]).toEqual([418, undefined]);
  expect((await ask(`/media/901/${"f".repeat(64)}.mp4`)).statusCode).toBe(503);
});
