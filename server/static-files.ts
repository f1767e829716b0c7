import type { ReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { fileHeaders } from "@/lib/rules/site/security-headers";
import { STATIC_FOLDER } from "@/scripts/static-files.mjs";
import { bestEncoding } from "./page-cache/encoding";

/** Seconds of a year: such a file's content never changes, as its name would change too. */
const YEAR = 31_536_000;

/**
 * Serves the files whose names tell their content, as `scripts/static-files.mjs` has laid them out
 * at build: code, fonts and pictures, with their length, compressed where the browser takes it, in
 * parts where it asks for a part (films).
 * @returns false for any other path, which is then another's to answer
 */
export function staticFiles(buildFolder: string) {
  const serve = sirv(join(buildFolder, STATIC_FOLDER), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: YEAR,
    setHeaders: (response, path) => {
      response.setHeader("Cache-Control", `public, max-age=${YEAR}, immutable`);
      const type = TEXTS.get(path.split(".").at(-1) ?? "");
      if (type) response.setHeader("Content-Type", type);
      for (const [name, value] of Object.entries(fileHeaders(path))) {
        response.setHeader(name, value);
      }
    },
  });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "" } = request;
    if ((method !== "GET" && method !== "HEAD") || !IS_FILE.test(url)) return false;
    if (!isPart(request.headers.range)) delete request.headers.range;
    // `sirv` does not read weights: it would send brotli to a client that refuses it with `br;q=0`.
    request.headers["accept-encoding"] = bestEncoding(request.headers["accept-encoding"]);
    let isServed = true;
    response.once("pipe", (file: ReadStream) => {
      // A build has taken it away meanwhile: the waiting browser is told, and asks for the page
      // anew.
      file.once("error", () => response.destroy());
      closeWith(request.socket, file);
    });
    serve(request, response, () => {
      isServed = false;
    });
    return isServed;
  };
}

/** Types of text files, in the character set of the pages. */
const TEXTS = new Map([
  ["js", "text/javascript; charset=utf-8"],
  ["css", "text/css; charset=utf-8"],
  ["svg", "image/svg+xml; charset=utf-8"],
]);

const sending = new WeakMap<Socket, Set<ReadStream>>();

/**
 * Closes a file when the connection that it is sent over breaks off, which `sirv` does not: the
 * process would run out of open files. Node does not tell a request that waits behind another on
 * it.
 */
function closeWith(socket: Socket, file: ReadStream): void {
  const files = sending.get(socket) ?? new Set();
  files.add(file);
  file.once("close", () => files.delete(file));
  if (sending.has(socket)) return;
  sending.set(socket, files);
  socket.once("close", () => {
    for (const one of files) one.destroy();
  });
}

/**
 * Tells whether a `Range` header asks for one part of a file, of several bytes, from a byte on. Any
 * other is answered with the whole (RFC 9110, 14.2): `sirv` takes the last bytes for the first and
 * byte 0 alone for the whole, and fails on an end before its start.
 */
function isPart(range: string | undefined): boolean {
  const [, from, until] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? "") ?? [];
  return from !== undefined && (until === "" || Number(from) < Number(until));
}

const IS_FILE = /^\/(?:_next\/static|consent|media|fonts|pencil)\//;
