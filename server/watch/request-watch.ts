import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { notedKind, type RequestKind } from "./request-kind";

/** Answered request, without anything of its caller. */
export interface AnsweredRequest {
  kind: RequestKind;
  method: string;
  /** Path of a public page or file without its query; any other as the pattern of its route. */
  path: string;
  /** HTTP status; 499 for a request whose client went away before it was answered. */
  status: number;
  seconds: number;
}

export interface RequestWatcher {
  begun?(): void;
  answered(request: AnsweredRequest): void;
}

/** Patterns of paths, so that no log holds a reference or a key. */
export interface PathPatterns {
  /** Returns the pattern of a page's path, such as `/[locale]/booking/[reference]`. */
  page(path: string): string | undefined;
  /** Returns the pattern of a call's path, without `/api`, such as `/booking/:reference`. */
  call(method: string, path: string): string | undefined;
}

/** Stand-in, in logs, for a path that may hold anything. */
const ANY = "*";
const CLIENT_WENT = 499;

/** Tells watchers of every request that a listener answers; no watchers cost nothing. */
export function watchRequests(
  listener: RequestListener,
  watchers: RequestWatcher[],
  patterns: PathPatterns,
): RequestListener {
  if (watchers.length === 0) return listener;
  return (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const { method = "", url = "/" } = request;
    for (const watcher of watchers) watcher.begun?.();
    response.once("close", () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_WENT;
      const kind = notedKind(response);
      const path = loggedPath({ kind, method, url, status }, patterns);
      const seconds = (performance.now() - startedAt) / 1000;
      for (const watcher of watchers) watcher.answered({ kind, method, path, status, seconds });
    });
    return listener(request, response);
  };
}

interface SeenRequest {
  kind: RequestKind;
  method: string;
  url: string;
  status: number;
}

/** Returns the path to log. The path of a public page, or of a file that exists, is no secret. */
function loggedPath({ kind, method, url, status }: SeenRequest, patterns: PathPatterns): string {
  const path = url.split("?", 1)[0] ?? "/";
  if (kind === "api") return `/api${patterns.call(method, path.slice("/api".length)) ?? `/${ANY}`}`;
  if ((kind === "page" || kind === "file") && status < 400) return path;
  return (kind === "private" && patterns.page(path)) || ANY;
}
