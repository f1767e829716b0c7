import "server-only";
import { codeFromLocale, type Locale } from "@/lib/rules/locale-code";
import { type Call, callPath, readEnvelope, unreachable } from "./call";
import { askProvider } from "./provider";

/** For whom the server calls. */
interface Visitor {
  /** Whose call it is, for limits. */
  address: string;
  /** Of the visitor's session, where there is one. */
  token?: string | undefined;
}

/** Calls of the server itself, as a visitor of that language; of nobody unless it is said for whom. */
export function serverCall(locale: Locale, visitor: Visitor = { address: "server" }): Call {
  return async <T>(...[method, path, options = {}]: Parameters<Call>): Promise<T> => {
    const headers = new Headers(options.headers);
    headers.set("userLang", codeFromLocale(locale));
    if (visitor.token) headers.set("Authorization", visitor.token);
    if (options.body !== undefined) headers.set("content-type", "application/json");
    const response = await askProvider(
      callPath(path, options.query),
      {
        method,
        headers,
        body: options.body === undefined ? null : JSON.stringify(options.body),
      },
      visitor.address,
    ).catch((error: Error) => {
      throw unreachable(0, error.message);
    });
    return readEnvelope<T>(response);
  };
}
