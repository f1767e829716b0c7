import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { type Call, callPath, readEnvelope, unreachable } from "./call";

/**
 * Calls of the browser, through the site's own `/api`. What changes something says which member the
 * page was made for, where it was: by now another may have logged in.
 */
export function browserCall(locale: Locale): Call {
  return async <T>(...[method, path, options = {}]: Parameters<Call>): Promise<T> => {
    const { member } = document.documentElement.dataset;
    const { body } = options;
    const response = await fetch(`/api${callPath(path, options.query)}`, {
      method,
      credentials: "same-origin",
      headers: {
        ...options.headers,
        ...(member && method !== "GET" ? { Member: member } : {}),
        userLang: codeFromLocale(locale),
        // A form says itself what stands between its parts.
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
    return readEnvelope<T>(response);
  };
}
