import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
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
      // Next sends these with what it makes, and not where it leads to a path without its last slash.
      if (status === 308) response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
      return status === 404 && isPart ? 204 : status;
    },
    () => undefined,
  );
  handle(request, response);
}
