import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** Phase of a process: only one that serves is sent requests. */
export type ProcessPhase = "starting" | "serving" | "draining";

/** Milliseconds for a sign of life of the needed service. */
const SIGN_OF_LIFE = 1_000;

/** Service without which a server cannot answer. */
export interface NeededService {
  name: "database" | "provider";
  ask(): Promise<unknown>;
}

/** Door for those who watch over the process; it knows the process's phase. */
export interface HealthDoor {
  phase: ProcessPhase;
  /**
   * Answers `GET /health` (the process runs) and `GET /ready` (it may be sent requests).
   * @returns false for any other request
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Opens the door before everything else that a server answers. Its answers are not cached, and it
 * sets no cookie.
 * @param needed service without which no request can be answered, by its name; `ask` rejects when
 *   it is away, and may take as long as it likes
 */
export function healthDoor({ name, ask }: NeededService): HealthDoor {
  // However many ask at once, the service is asked once.
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
