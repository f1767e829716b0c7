import "server-only";

/** True while `next build` runs, which has no provider and needs none. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === "phase-production-build";

/** Logs a call of server start that failed (§8). */
export function logStartFailure(call: string, error: unknown): void {
  if (isBuilding()) return;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`server start: ${call} failed: ${reason}\n`);
}

/** Warns of something in the site's settings that has no effect, and says what is done instead. */
export function logStartWarning(about: string, warning: string): void {
  if (!isBuilding()) process.stderr.write(`server start: ${about}: ${warning}\n`);
}
