import type { Server, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** Rest of a server's life once it was asked to end, in milliseconds. */
const PATIENCE = { requests: 10_000, all: 15_000 };

/**
 * Milliseconds after SIGTERM for which connections are still taken: a balancer needs as long to see
 * that the process is no longer ready.
 */
const BEFORE_CLOSING = 2_000;

const BEFORE_ASKING_WHO_IS_PARENT = 250;
const LOOK = 25;
/** Looks at the door: earlier connections wait in the kernel to be accepted, and to be heard. */
const LOOKS_AT_THE_DOOR = 10;

interface Ending {
  /** Callback before all else: the process says that it is not ready, and begins no work. */
  begin?: () => void;
  /** Ends the resources that the requests needed, once all are answered. */
  close: () => Promise<void>;
  /** Milliseconds in place of two seconds. */
  beforeClosing?: number;
}

/**
 * Ends the process once pending requests are answered: on SIGTERM, on SIGINT, and when npm that
 * started it is gone. Connections are taken for two seconds more, after SIGINT for none, then
 * nobody new is let in; every request gets its whole answer, and its connection ends with it. The
 * process ends with 0, or with 1 after fifteen seconds.
 */
export function stopGracefully(server: Server, ending: Ending): void {
  const { begin, close, beforeClosing = BEFORE_CLOSING } = ending;
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener("request", (_, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isStopping) response.shouldKeepAlive = false;
  });

  const stop = async (stillTaking: number) => {
    // A terminal tells this process and npm, and npm tells this process again.
    if (isStopping) return;
    isStopping = true;
    void setTimeout(PATIENCE.all, undefined, { ref: false }).then(() => process.exit(1));
    begin?.();
    for (const response of underWay) response.shouldKeepAlive = false;
    await setTimeout(stillTaking);
    // Short waits rather than one long one: a server that was busy first sees its clock, and then
    // its door.
    for (let look = 0; look < LOOKS_AT_THE_DOOR; look += 1) await setTimeout(LOOK);
    if (server.listening) server.close();
    await allAnswered(server, underWay);
    server.closeAllConnections();
    await close();
    process.exit(0);
  };
  onEnd((signal) => void stop(signal === "SIGINT" ? 0 : beforeClosing));
}

/** Calls `end` when this process is to end: by a signal, or as npm that started it is gone. */
export function onEnd(end: (signal: "SIGTERM" | "SIGINT" | undefined) => void): void {
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  if (!process.env.npm_lifecycle_event) return;
  // npm hands SIGTERM to its shell, which dies of it and tells nobody.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end(undefined);
  }, BEFORE_ASKING_WHO_IS_PARENT).unref();
}

async function allAnswered(server: Server, underWay: Set<ServerResponse>): Promise<void> {
  const until = Date.now() + PATIENCE.requests;
  while (Date.now() < until) {
    if (underWay.size === 0) {
      // A request may just be coming in on an open connection.
      await setTimeout(LOOK);
      if (underWay.size === 0) return;
    }
    server.closeIdleConnections();
    await setTimeout(LOOK);
  }
}
