import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long and how much of a request is still heard once it was answered, in milliseconds and bytes. */
const LINGER = { time: 5_000, bytes: 4 * 2 ** 20, look: 100 };

/** Connections that end with the answer that was sent on them. */
const ending = new WeakSet<Socket>();

/** True for a connection on which nothing more is answered, whatever was sent behind the last request. */
export const isEnding = (socket: Socket): boolean => ending.has(socket);

/**
 * Has the connection end with an answer that goes out before the whole request has come: where its rest
 * begins and ends, and with it the next request, nobody waits to know. `Connection: close` says so, and
 * the rest is heard for a while and thrown away, since a connection that is closed with something
 * unheard in it takes the answer back from who has not read it yet.
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

/** Replaces how a connection is closed once its last answer is written: it goes on to be heard. */
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
