import type { RequestListener } from "node:http";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { errorMessage } from "@/platform/http/message-of";
import { errorPage } from "./error-page";
import { sendErrorPage } from "./send-page";

/** Seconds after which a process that starts may be asked again. */
const RETRY_AFTER = 2;

/**
 * Answers every request to a process that is still starting with 503, by any method: it was not
 * refused, and the same request is taken in a moment.
 */
export const whileStarting: RequestListener = ({ url = "/", method, headers }, response) => {
  if (/^\/api(?:\/|$)/.test(url)) {
    const language = headers.userlang === "en" ? "en" : "fr_FR";
    const failure: ErrorResponse = {
      success: false,
      data: { code: "UNAVAILABLE", errors: {} },
      message: errorMessage(language, "UNAVAILABLE"),
    };
    const body = JSON.stringify(failure);
    response.writeHead(503, {
      ...SECURITY_HEADERS,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      "retry-after": String(RETRY_AFTER),
    });
    return void response.end(method === "HEAD" ? undefined : body);
  }
  const html = errorPage(503, { path: url, locale: localeOfPath(url) }, undefined);
  const isHead = method === "HEAD";
  sendErrorPage(response, { status: 503, html, retryAfter: RETRY_AFTER, isHead });
};
