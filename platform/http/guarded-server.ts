import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { endAfterEarlyAnswer, isEnding } from "./early-answer";
import { networkOfCaller } from "./network-of-caller";

/** Limits on the time and memory of a server that a client may take; times in milliseconds. */
export interface ServerLimits {
  /** Time until the head of a request is there, and the whole of it with its body. */
  headers: number;
  request: number;
  /** Time for which a connection may lie still within a request or an answer. */
  stillness: number;
  /** Time for which a connection is kept for the next request. */
  keptOpen: number;
  /** Time between two looks for late requests. */
  look: number;
  headBytes: number;
  /** Most connections of one network that are open at once, on this process. */
  connections: number;
}

/**
 * Limits of production. A whole request takes half a minute at most: the longest body is 256 kB,
 * which takes as long at 70 kbit/s. A connection is kept longer than a proxy in front keeps it,
 * which would else send a request into one that is just being closed.
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
 * Creates a server that no single client can wear out: late and oversized requests are answered
 * with 408 and 431 by Node, a network's connections beyond its limit are closed, and so is a
 * connection after an answer that did not wait for its request.
 * @param isProxy of a socket's address: connections through a trusted proxy are many people's
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
      // Bytes behind the last request of a connection are nobody's request.
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

/** Tells whether a proxy may read one host in a request, and we the other one (RFC 9112, 3.2). */
function namesTwoHosts(headers: string[]): boolean {
  let hosts = 0;
  for (let name = 0; name < headers.length; name += 2) {
    if (headers[name]?.length === 4 && headers[name]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
