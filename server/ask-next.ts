import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
import { watchAnswer } from "./held-answer";
import { setPageCache } from "./send-page";

/** Header in which Next's router says which segment of a page it prefetches. */
const SEGMENT = "next-router-segment-prefetch";

/**
 * Has Next answer anything but a whole page: files, pictures, notices of changes, data for its own
 * client. A segment that the page does not have is answered with 204: after a log-out the router
 * still prefetches segments of a private page, is redirected to the sign-in page, and a browser
 * would report the 404 in its console.
 * @param handle Next's
 */
export function askNext(
  request: IncomingMessage,
  response: ServerResponse,
  handle: RequestListener,
): void {
  const isSegment = request.headers[SEGMENT] !== undefined;
  watchAnswer(
    response,
    (status) => {
      setPageCache(response, status);
      // Next leaves these out when it redirects from a path with a slash at its end.
      if (status === 308) response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
      return status === 404 && isSegment ? 204 : status;
    },
    () => undefined,
  );
  handle(request, response);
}
