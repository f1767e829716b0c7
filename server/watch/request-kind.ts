import type { ServerResponse } from "node:http";

/** What a request was for, as logs and metrics tell requests apart. */
export type RequestKind = "page" | "private" | "api" | "file" | "unknown";

const kinds = new WeakMap<ServerResponse, RequestKind>();

/** Notes what an answer is for, where it is found out. */
export const noteKind = (response: ServerResponse, kind: RequestKind): void =>
  void kinds.set(response, kind);

/** What an answer was noted to be for; what nobody noted was refused before it was looked at. */
export const notedKind = (response: ServerResponse): RequestKind =>
  kinds.get(response) ?? "unknown";
