import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import inject from "light-my-request";
import type { NoticeTarget } from "@/platform/site/site-notifier";
import type { Environment } from "./environment";

/** Where this process takes notices of changes: the embedded provider tells it as one elsewhere does. */
export function ownNotices(
  { HOST, PORT, REVALIDATE_SECRET }: Environment,
  post: NoticeTarget["post"],
): NoticeTarget {
  const secret = REVALIDATE_SECRET ?? randomBytes(32).toString("hex");
  // The route that takes them reads it there.
  process.env.REVALIDATE_SECRET = secret;
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "[::1]" : HOST;
  const url = `http://${host}:${PORT}/api/revalidate`;
  return post ? { url, secret, post } : { url, secret };
}

/**
 * Hands a notice to Next in this process: over the port that several share, any of them might get it.
 * @param next undefined while it is not ready; the notice is sent again then
 */
export function postInProcess(next: () => RequestListener | undefined): NoticeTarget["post"] {
  return async (url, { headers, body }) => {
    const handle = next();
    if (!handle) throw new Error("The site is still starting");
    const answer = await inject(handle, { url, method: "POST", headers, payload: body });
    return answer.statusCode;
  };
}
