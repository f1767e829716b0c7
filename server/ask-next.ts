import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { watchAnswer } from "./held-answer";
import { setPageCache } from "./send-page";

/**
 * Has Next answer what is no whole page: files, pictures, notices of changes, data for its own client.
 * @param handle Next's
 */
export function askNext(
  request: IncomingMessage,
  response: ServerResponse,
  handle: RequestListener,
): void {
  watchAnswer(
    response,
    (status) => {
      setPageCache(response, status);
      return status;
    },
    () => undefined,
  );
  handle(request, response);
}
