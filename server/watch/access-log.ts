import { type DestinationStream, pino } from "pino";
import type { RequestWatcher } from "./request-watch";

/**
 * Writes a line of JSON for each request: its time, kind, method, path, status and milliseconds. No
 * address, no query, no browser: nothing of it tells who asked.
 * @param stream the standard output when left out
 */
export function accessLog(stream?: DestinationStream): RequestWatcher {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const log = stream ? pino(options, stream) : pino(options);
  return {
    answered: ({ kind, method, path, status, seconds }) =>
      log.info({ kind, method, path, status, ms: Math.round(seconds * 10_000) / 10 }, "request"),
  };
}
