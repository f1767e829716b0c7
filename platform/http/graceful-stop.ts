import type { Server, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** What is left of a server's life once it was asked to end, in milliseconds. */
const PATIENCE = { requests: 10_000, all: 15_000 };

const BEFORE_ASKING_WHO_IS_PARENT = 250;
const LOOK = 25;
/** Looks at the door: who has knocked before waits to be let in, and to be heard, in the kernel. */
const LOOKS_AT_THE_DOOR = 10;

/**
 * Ends the process once what is under way is finished: on SIGTERM, on SIGINT, and when npm that
 * started it is gone. Nobody new is let in, every request gets its whole answer, and its connection
 * ends with it. The process ends with 0, or with 1 after fifteen seconds.
 * @param close ends what the requests needed
 */
export function stopGracefully(server: Server, close: () => Promise<void>): void {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener("request", (_, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isStopping) response.shouldKeepAlive = false;
  });

  const stop = async () => {
    // A terminal tells this process and npm, and npm tells this process again.
    if (isStopping) return;
    isStopping = true;
    void setTimeout(PATIENCE.all, undefined, { ref: false }).then(() => process.exit(1));
    for (const response of underWay) response.shouldKeepAlive = false;
    // Not once for as long: a server that was busy first sees its clock, and then its door.
    for (let look = 0; look < LOOKS_AT_THE_DOOR; look += 1) await setTimeout(LOOK);
    server.close();
    await allAnswered(server, underWay);
    server.closeAllConnections();
    await close();
    process.exit(0);
  };
  // npm hands SIGTERM to its shell, which dies of it and tells nobody.
  if (process.env.npm_lifecycle_event) whenOrphaned(stop);
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function whenOrphaned(stop: () => Promise<void>): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop();
  }, BEFORE_ASKING_WHO_IS_PARENT).unref();
}

async function allAnswered(server: Server, underWay: Set<ServerResponse>): Promise<void> {
  const until = Date.now() + PATIENCE.requests;
  while (Date.now() < until) {
    if (underWay.size === 0) {
      // A request may just be coming in on a connection that is open.
      await setTimeout(LOOK);
      if (underWay.size === 0) return;
    }
    server.closeIdleConnections();
    await setTimeout(LOOK);
  }
}
