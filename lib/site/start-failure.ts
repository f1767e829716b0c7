import "server-only";

/** The most characters of a line about the start: a setting may hold a whole page. */
const LINE_LENGTH = 300;

/** True while `next build` runs, which has no provider and needs none. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === "phase-production-build";

/** Logs a call of server start that failed (§8). */
export function logStartFailure(call: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  writeLine(`${call} failed: ${reason}`);
}

/** Warns of something in the site's settings that has no effect, and says what is done instead. */
export const logStartWarning = (about: string, warning: string): void =>
  writeLine(`${about}: ${warning}`);

/** Writes one line, whatever breaks of lines are in what it tells. */
function writeLine(text: string): void {
  if (isBuilding()) return;
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
  const shown = line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line;
  process.stderr.write(`server start: ${shown}\n`);
}
