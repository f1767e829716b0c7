import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { type Call, callBy, readEnvelope, unreachable } from "./call";

/**
 * Returns the browser's calls, through the site's own `/api`. A call names the member that the page
 * was made for, if any: another member may have logged in since.
 * @param outlives the call goes on when the page is left; it may send little then
 */
export function browserCall(locale: Locale, { outlives = false } = {}): Call {
  return callBy(async ({ method, path, headers, body }) => {
    const { member } = document.documentElement.dataset;
    const response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(outlives && { keepalive: true }),
      headers: {
        ...headers,
        ...(member && method !== "GET" ? { Member: member } : {}),
        userLang: codeFromLocale(locale),
        // A form declares the boundary between its parts itself.
        ...(body === undefined || body instanceof FormData
          ? {}
          : { "content-type": "application/json" }),
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw unreachable(0, error.message);
    });
    return readEnvelope(response);
  });
}
