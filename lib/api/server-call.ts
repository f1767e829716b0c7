import "server-only";
import { codeFromLocale, type Locale } from "@/lib/rules/locale-code";
import { type Call, callPath, readEnvelope, unreachable } from "./call";
import { askProvider } from "./provider";

/**
 * Calls of the server itself, as a visitor of that language; nothing of the visitor goes along.
 * @param address whose call it is, for limits
 */
export function serverCall(locale: Locale, address = "server"): Call {
  return async <T>(...[method, path, options = {}]: Parameters<Call>): Promise<T> => {
    const headers = new Headers(options.headers);
    headers.set("userLang", codeFromLocale(locale));
    if (options.body !== undefined) headers.set("content-type", "application/json");
    const response = await askProvider(
      callPath(path, options.query),
      {
        method,
        headers,
        body: options.body === undefined ? null : JSON.stringify(options.body),
      },
      address,
    ).catch((error: Error) => {
      throw unreachable(0, error.message);
    });
    return readEnvelope<T>(response);
  };
}
