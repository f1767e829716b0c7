import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { watchAnswer } from "./held-answer";
import { setPageCache } from "./send-page";

/** The header in which Next's router says which part of a page it asks for ahead. */
const PART = "next-router-segment-prefetch";

/**
 * Has Next answer what is no whole page: files, pictures, notices of changes, data for its own client.
 * A part that the page does not have is answered with nothing: who was logged out in between is led to another
 * page, and a browser reports a 404 as a fault of the site.
 * @param handle Next's
 */
export function askNext(
  request: IncomingMessage,
  response: ServerResponse,
  handle: RequestListener,
): void {
  const isPart = request.headers[PART] !== undefined;
  watchAnswer(
    response,
    (status) => {
      setPageCache(response, status);
      return status === 404 && isPart ? 204 : status;
    },
    () => undefined,
  );
  handle(request, response);
}
