import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/** The header in which Next's router says what it shows already. */
const STATE = "next-router-state-tree";

/** Leaves out a state that Next cannot read: it would answer 500, and without one it sends the whole page. */
export function dropUnreadableState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[STATE]);
  } catch {
    delete headers[STATE];
  }
}
