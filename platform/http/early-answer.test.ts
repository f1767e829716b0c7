import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { guardedServer, SERVER_LIMITS } from "./guarded-server";

let server: Server;
let heard: string[];
const sockets: Socket[] = [];

/** Refuses a body declared too large as soon as its head is there, and reads everything else. */
const listener: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  heard.push(`${method} ${url}`);
  const isTooLarge = Number(headers["content-length"] ?? 0) > 1_000 || url === "/refused";
  if (isTooLarge) return void response.writeHead(413).end("too large");
  const body = await text(request).catch(() => undefined);
  if (body !== undefined) response.end(`read ${body.length}`);
};

beforeEach(async () => {
  heard = [];
  server = guardedServer(
    listener,
    { ...SERVER_LIMITS, look: 20, headers: 300, request: 300 },
    () => false,
  );
  await new Promise<void>((listen) => server.listen(0, "127.0.0.1", listen));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Sends words on a connection. @returns all that is heard until it ends, and how it ended */
async function say(...words: string[]): Promise<{ answers: string; error: string | undefined }> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  let answers = "";
  let error: string | undefined;
  socket.on("data", (chunk) => {
    answers += chunk;
  });
  socket.on("error", (thrown: NodeJS.ErrnoException) => {
    error = thrown.code;
  });
  for (const word of words) {
    if (!socket.destroyed && !socket.write(word))
      await Promise.race([once(socket, "drain"), once(socket, "close")]);
  }
  if (!socket.closed) await once(socket, "close");
  return { answers, error };
}

const HOST = "Host: localhost\r\n";
const NEXT = `GET /next HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
const large = (bytes: number) => `POST / HTTP/1.1\r\n${HOST}Content-Length: ${bytes}\r\n\r\n`;

describe("an answer that does not wait for its request", () => {
  it.each([
    ["a megabyte", 2 ** 20],
    ["three megabytes", 3 * 2 ** 20],
  ])("says that the connection ends, and is heard by who goes on to send %s", async (_, bytes) => {
    const { answers, error } = await say(large(bytes), "x".repeat(bytes));
    expect(error).toBeUndefined();
    expect(answers).toMatch(/^HTTP\/1\.1 413 /);
    expect(answers).toMatch(/\r\nConnection: close\r\n/i);
    expect(answers).toMatch(/\r\ntoo large/);
  });

  it("is the last one: what is sent behind the request is no request", async () => {
    const { answers } = await say(large(2_000), "x".repeat(2_000) + NEXT, NEXT);
    expect(answers.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(heard).toEqual(["POST /"]);
  });

  it("ends with who sends nothing more of it", async () => {
    const { answers } = await say(`${large(2_000)}half`);
    expect(answers).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("ends who sends without end", async () => {
    const chunk = `10000\r\n${"x".repeat(2 ** 16)}\r\n`;
    const head = `POST /refused HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`;
    const { answers } = await say(head, ...Array.from({ length: 1_000 }, () => chunk));
    expect(answers).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toEqual(["POST /refused"]);
  });

  it("leaves connections alone on which nothing was left unheard", async () => {
    const post = `POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\n\r\nbody`;
    const { answers } = await say(post + post, `GET / HTTP/1.1\r\n${HOST}\r\n`, NEXT);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
    expect(heard).toEqual(["POST /", "POST /", "GET /", "GET /next"]);
  });
});

describe("a request whose end can be read in two ways", () => {
  const smuggled = `GET /smuggled HTTP/1.1\r\n${HOST}\r\n`;
  const post = (headers: string, body: string) =>
    `POST /front HTTP/1.1\r\n${HOST}${headers}\r\n\r\n${body}`;

  it.each([
    [
      "a length and chunks",
      post("Content-Length: 6\r\nTransfer-Encoding: chunked", `0\r\n\r\n${smuggled}`),
    ],
    [
      "chunks and a length",
      post("Transfer-Encoding: chunked\r\nContent-Length: 6", `0\r\n\r\n${smuggled}`),
    ],
    ["two lengths", post("Content-Length: 0\r\nContent-Length: 60", smuggled)],
    ["two lengths in one", post("Content-Length: 0, 60", smuggled)],
    ["a length with a sign", post("Content-Length: +0", smuggled)],
    ["a negative length", post("Content-Length: -1", smuggled)],
    ["a length in hexadecimals", post("Content-Length: 0x0", smuggled)],
    ["a length without end", post(`Content-Length: ${"9".repeat(40)}`, smuggled)],
    ["a space before the colon", post("Content-Length : 0", smuggled)],
    ["a header on two lines", post("X: a\r\n Content-Length: 60", smuggled)],
    ["an unknown encoding", post("Transfer-Encoding: xchunked", `0\r\n\r\n${smuggled}`)],
    [
      "an encoding behind chunks",
      post("Transfer-Encoding: chunked, identity", `0\r\n\r\n${smuggled}`),
    ],
    ["a tab for a space", post("Transfer-Encoding:\x0bchunked", `0\r\n\r\n${smuggled}`)],
    [
      "two encodings",
      post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", `0\r\n\r\n${smuggled}`),
    ],
    [
      "lines that end in a line feed alone",
      `POST /front HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${smuggled}`,
    ],
    [
      "a chunk whose length has a sign",
      post("Transfer-Encoding: chunked", `+0\r\n\r\n${smuggled}`),
    ],
    [
      "a chunk that is longer than it says",
      post("Transfer-Encoding: chunked", `1\r\nabc\r\n0\r\n\r\n${smuggled}`),
    ],
    [
      "a chunk with a line feed in its extension",
      post("Transfer-Encoding: chunked", `1;a\nb\r\nx\r\n0\r\n\r\n${smuggled}`),
    ],
    ["two hosts", `GET /front HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`],
    ["a null in a header", post("X: a\0b\r\nContent-Length: 0", smuggled)],
  ])("is refused, and its connection ends: %s", async (_, request) => {
    const { answers } = await say(request);
    expect(answers).toMatch(/^HTTP\/1\.1 (400|501) /);
    expect(answers.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(heard).not.toContain("GET /smuggled");
  });

  it("waits for the whole body that it says, and takes nothing else for it", async () => {
    const { answers } = await say(post("Content-Length: 500", smuggled));
    expect(answers).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toEqual(["POST /front"]);
  });
});
