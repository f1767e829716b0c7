import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** What a process is at: only one that serves is sent requests. */
export type ProcessPhase = "starting" | "serving" | "draining";

/** How long the database may take for a sign of life, in milliseconds. */
const SIGN_OF_LIFE = 1_000;

/** Answers those who watch over the process, and knows what it is at. */
export interface HealthDoor {
  phase: ProcessPhase;
  /**
   * Answers `GET /health` (the process runs) and `GET /ready` (it may be sent requests), and every call
   * of one that is still starting.
   * @returns false for what others answer
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Stands before everything else that a server answers. Nothing of it is kept, and it sets no cookie.
 * @param askDatabase rejects when the database is away; may take as long as it likes
 */
export function healthDoor(askDatabase: () => Promise<unknown>): HealthDoor {
  // However many ask at once, the database is asked once.
  let asking: Promise<boolean> | undefined;
  const isDatabaseThere = () => {
    asking ??= Promise.race([
      askDatabase().then(
        () => true,
        () => false,
      ),
      setTimeout(SIGN_OF_LIFE, false, { ref: false }),
    ]).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  const door: HealthDoor = {
    phase: "starting",
    answer(request, response) {
      const path = request.url?.split("?", 1)[0];
      if (path === "/health") send(request, response, { status: 200, says: "ok" });
      else if (path === "/ready") {
        if (door.phase !== "serving") send(request, response, { status: 503, says: door.phase });
        else {
          void isDatabaseThere().then((isThere) =>
            send(
              request,
              response,
              isThere
                ? { status: 200, says: "ready" }
                : { status: 503, says: "the database does not answer" },
            ),
          );
        }
      } else if (door.phase === "starting") {
        response.setHeader("Retry-After", 2);
        send(request, response, { status: 503, says: door.phase });
      } else return false;
      return true;
    },
  };
  return door;
}

interface HealthAnswer {
  status: number;
  says: string;
}

function send(request: IncomingMessage, response: ServerResponse, { status, says }: HealthAnswer) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const body = JSON.stringify({ status: isRead ? says : "only GET is answered" });
  response
    .writeHead(isRead ? status : 405, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      ...(isRead ? {} : { allow: "GET, HEAD" }),
    })
    .end(request.method === "HEAD" ? undefined : body);
}
