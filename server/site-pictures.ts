import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
import { askNext } from "./ask-next";
import type { SiteRoutes } from "./site-routes";
import type { uploadedPictures } from "./uploaded-pictures";

/** Path at which Next makes a picture in the size that a screen needs. */
export const PICTURE_PATH = "/_next/image";

/**
 * Answers requests of `PICTURE_PATH`: with 404 for a path that is no file of the site by its own
 * name, since Next would make a picture anew for each other way to write that name. Uploaded
 * pictures are made here, as Next knows no file of them.
 * @param handle Next's
 */
export function sitePictures(
  { isFile }: Pick<SiteRoutes, "isFile">,
  handle: RequestListener,
  answerUploaded: ReturnType<typeof uploadedPictures>,
) {
  const isPicture = (url: string): boolean => {
    const names = new URL(url, "http://site.invalid").searchParams.getAll("url");
    return names.length === 1 && names.every(isFile);
  };
  /** @param takeTurn awaited before a picture is made; false when the caller has gone */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    takeTurn: () => Promise<boolean>,
  ): Promise<void> => {
    if (await answerUploaded(request, response, takeTurn)) return;
    if (!isPicture(request.url ?? "")) {
      response.writeHead(404, { ...SECURITY_HEADERS, "cache-control": "no-store" }).end();
    } else if (await takeTurn()) askNext(request, response, handle);
  };
}
