import type { ServerResponse } from "node:http";

/** Kind of a request, as logs and metrics tell requests apart. */
export type RequestKind = "page" | "private" | "api" | "file" | "unknown";

/** Symbol on the response itself: a WeakMap of all responses made garbage collection slower. */
const KIND = Symbol("kind");
type Noted = ServerResponse & { [KIND]?: RequestKind };

/** Notes the kind of an answer, where it is found out. */
export function noteKind(response: ServerResponse, kind: RequestKind): void {
  (response as Noted)[KIND] = kind;
}

/** Returns the noted kind of an answer; without one it was refused unseen. */
export const notedKind = (response: ServerResponse): RequestKind =>
  (response as Noted)[KIND] ?? "unknown";
