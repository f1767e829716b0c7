import type { ServerResponse } from "node:http";

/** What a request was for, as logs and metrics tell requests apart. */
export type RequestKind = "page" | "private" | "api" | "file" | "unknown";

/** Kept on the response itself: a WeakMap of all responses made garbage collection slower. */
const KIND = Symbol("kind");
type Noted = ServerResponse & { [KIND]?: RequestKind };

/** Notes what an answer is for, where it is found out. */
export function noteKind(response: ServerResponse, kind: RequestKind): void {
  (response as Noted)[KIND] = kind;
}

/** What an answer was noted to be for; what nobody noted was refused before it was looked at. */
export const notedKind = (response: ServerResponse): RequestKind =>
  (response as Noted)[KIND] ?? "unknown";
