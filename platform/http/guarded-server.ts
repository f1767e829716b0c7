import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { endAfterEarlyAnswer, isEnding } from "./early-answer";
import { networkOfCaller } from "./network-of-caller";

/** What a client may take of a server's time and memory; times in milliseconds. */
export interface ServerLimits {
  /** Until the head of a request is there, and the whole of it with its body. */
  headers: number;
  request: number;
  /** For which a connection may lie still within a request or an answer. */
  stillness: number;
  /** For which one is kept for the next request. */
  keptOpen: number;
  /** How often late requests are looked for. */
  look: number;
  /** Of a request's head, in bytes. */
  headBytes: number;
  /** Connections of one network that are open at once, on this process. */
  connections: number;
}

/**
 * A whole request within half a minute: the longest body is 256 kB, which takes as long at 70 kbit/s.
 * A connection is kept longer than a proxy in front keeps it, which would else send a request into one
 * that is just being closed.
 */
export const SERVER_LIMITS: ServerLimits = {
  headers: 10_000,
  request: 30_000,
  stillness: 60_000,
  keptOpen: 65_000,
  look: 2_000,
  headBytes: 16 * 1024,
  connections: 256,
};

/**
 * A server that no single client can wear out: late and oversized requests are answered with 408 and
 * 431 by Node, what one network opens beyond its connections is closed, and so is a connection after an
 * answer that did not wait for its request.
 * @param isProxy of a socket's address: what comes through a trusted proxy is many people's
 */
export function guardedServer(
  listener: RequestListener,
  limits: ServerLimits,
  isProxy: (address: string) => boolean,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keptOpen,
      connectionsCheckingInterval: limits.look,
      maxHeaderSize: limits.headBytes,
    },
    (request, response) => {
      // What was sent behind the last request of a connection is nobody's request.
      if (isEnding(request.socket)) return void request.resume();
      if (namesTwoHosts(request.rawHeaders)) {
        return void response.writeHead(400, { connection: "close" }).end();
      }
      endAfterEarlyAnswer(request, response);
      listener(request, response);
    },
  );
  server.timeout = limits.stillness;
  const open = new Map<string, number>();
  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const network = networkOfCaller(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.connections) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  return server;
}

/** True for a request of which a proxy may take one host, and we the other one (RFC 9112, 3.2). */
function namesTwoHosts(headers: string[]): boolean {
  let hosts = 0;
  for (let name = 0; name < headers.length; name += 2) {
    if (headers[name]?.length === 4 && headers[name]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
