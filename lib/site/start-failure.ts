import "server-only";

/** Longest line about the start, in characters: a setting may hold a whole page. */
const LINE_LENGTH = 300;

/** Tells whether `next build` runs, which has no provider and needs none. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === "phase-production-build";

/** Logs a call of server start that failed (§8). */
export function logStartFailure(call: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  writeLine(`${call} failed: ${reason}`);
}

/** Warns of a setting of the site that has no effect, and of its replacement. */
export const logStartWarning = (about: string, warning: string): void =>
  writeLine(`${about}: ${warning}`);

function writeLine(text: string): void {
  if (isBuilding()) return;
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
  const shown = line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line;
  process.stderr.write(`server start: ${shown}\n`);
}
