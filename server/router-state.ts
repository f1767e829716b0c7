import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/** Header in which Next's router says which part of the page it shows already. */
const STATE = "next-router-state-tree";

/** Drops a state that Next would answer with 500; without one it sends the whole page. */
export function dropUnreadableState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[STATE]);
  } catch {
    delete headers[STATE];
  }
}
