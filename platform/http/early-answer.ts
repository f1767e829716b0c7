import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds and bytes for which a request is still heard once it was answered. */
const LINGER = { time: 5_000, bytes: 4 * 2 ** 20, look: 100 };

/** Connections that end with the answer that was sent on them. */
const ending = new WeakSet<Socket>();

/** Tells whether a connection is ending: nothing behind the last request is answered. */
export const isEnding = (socket: Socket): boolean => ending.has(socket);

/**
 * Ends the connection with an answer that goes out before the whole request has come: nobody waits
 * to learn where its rest ends, and the next request begins. `Connection: close` says so, and the
 * rest is heard for a while and thrown away, since closing a connection with something unheard in
 * it takes the answer back from a client that has not read it yet.
 */
export function endAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      ending.add(socket);
      closeSlowly(socket);
    }
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

/** Changes how a connection is closed once its last answer is written: it goes on to be heard. */
function closeSlowly(socket: Socket): void {
  const heardBefore = socket.bytesRead;
  const until = Date.now() + LINGER.time;
  let looking: NodeJS.Timeout | undefined;
  socket.destroySoon = () => {
    if (looking) return;
    socket.end();
    looking = setInterval(() => {
      const isOver = Date.now() > until || socket.bytesRead - heardBefore > LINGER.bytes;
      if (isOver) socket.destroy();
    }, LINGER.look);
    socket.once("end", () => socket.destroy());
    socket.once("close", () => clearInterval(looking));
  };
}
