import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import inject from "light-my-request";
import type { NoticeTarget } from "@/platform/site/site-notifier";
import type { Environment } from "./environment";

/** Finds where this process takes notices: the embedded provider tells it as another would. */
export function ownNotices(
  { HOST, PORT, REVALIDATE_SECRET }: Environment,
  post: NoticeTarget["post"],
): NoticeTarget {
  const secret = REVALIDATE_SECRET ?? randomBytes(32).toString("hex");
  // The route that takes notices reads the secret there.
  process.env.REVALIDATE_SECRET = secret;
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "[::1]" : HOST;
  const url = `http://${host}:${PORT}/api/revalidate`;
  return post ? { url, secret, post } : { url, secret };
}

/**
 * Hands a notice to Next in this process: over the port that several share, any of them might get
 * it.
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
