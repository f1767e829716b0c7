import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** What a process is at: only one that serves is sent requests. */
export type ProcessPhase = "starting" | "serving" | "draining";

/** How long what is needed may take for a sign of life, in milliseconds. */
const SIGN_OF_LIFE = 1_000;

/** What a server needs to answer at all. */
export interface NeededService {
  name: "database" | "provider";
  ask(): Promise<unknown>;
}

/** Answers those who watch over the process, and knows what it is at. */
export interface HealthDoor {
  phase: ProcessPhase;
  /**
   * Answers `GET /health` (the process runs) and `GET /ready` (it may be sent requests).
   * @returns false for what others answer
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Stands before everything else that a server answers. Nothing of it is kept, and it sets no cookie.
 * @param needed what no request can be answered without, by its name; `ask` rejects when it is away, and may
 *   take as long as it likes
 */
export function healthDoor({ name, ask }: NeededService): HealthDoor {
  // However many ask at once, it is asked once.
  let asking: Promise<boolean> | undefined;
  const isThere = () => {
    asking ??= Promise.race([
      ask().then(
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
          void isThere().then((answers) =>
            send(
              request,
              response,
              answers
                ? { status: 200, says: "ready" }
                : { status: 503, says: `the ${name} does not answer` },
            ),
          );
        }
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
