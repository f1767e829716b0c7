import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { notedKind, type RequestKind } from "./request-kind";

/** An answered request, without anything of who made it. */
export interface AnsweredRequest {
  kind: RequestKind;
  method: string;
  /** A path of everybody's as it is, without its query; any other as the pattern of its route. */
  path: string;
  /** 499 for one whose client went away before it was answered. */
  status: number;
  seconds: number;
}

/** Is told of requests. */
export interface RequestWatcher {
  begun?(): void;
  answered(request: AnsweredRequest): void;
}

/** The patterns of paths, so that no log holds a reference or a key. */
export interface PathPatterns {
  /** Of a page's, such as `/[locale]/booking/[reference]`. */
  page(path: string): string | undefined;
  /** Of a call's, without `/api`, such as `/booking/:reference`. */
  call(method: string, path: string): string | undefined;
}

/** What is logged of a path that may hold anything. */
const ANY = "*";
const CLIENT_WENT = 499;

/** Has watchers told of every request that a listener answers; there is no cost where there are none. */
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

/** A public page and a file that are there have a path that everybody may know. */
function loggedPath({ kind, method, url, status }: SeenRequest, patterns: PathPatterns): string {
  const path = url.split("?", 1)[0] ?? "/";
  if (kind === "api") return `/api${patterns.call(method, path.slice("/api".length)) ?? `/${ANY}`}`;
  if ((kind === "page" || kind === "file") && status < 400) return path;
  return (kind === "private" && patterns.page(path)) || ANY;
}
